import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { ArrowRightIcon, PencilIcon } from '../../components/icons';
import { useLazy } from '../../browser/useLazy';
import type { Outcome } from '../../forms/outcome';
import { useSession } from '../../session/AuthContext';
import { dropAccountDraft, readAccountDraft } from '../../session/drafts';
import { isParticipant, type User } from '../../session/user';
import { FlashAlert } from './FlashAlert';
import { furtherFields, nameFields, phoneLabel } from './profileFields';

// Load on demand, because most visitors only read.
const loadForm = async () => (await import('./ProfileForm')).ProfileForm;
const loadDialog = async () => (await import('./DeleteDialog')).DeleteDialog;

const atOnce = (load: () => void) => {
  load();
  return undefined;
};

// Not `success()`, which would load code for responses.
const saved: Outcome = { tone: 'success', text: 'Profile updated successfully!' };

/** The profile's details, to read or to edit. See product.md, Profile. */
export default function DetailsPage() {
  const { user } = useSession();
  return (
    <>
      {isParticipant(user) && <Participation />}
      <Details />
      <DeleteCard />
    </>
  );
}

const Participation = () => (
  <ul className="surface participation">
    <li>
      <Link className="touch-link" to="/profile/applications">
        Applications
        <ArrowRightIcon />
      </Link>
      <span className="muted small">Not open at the moment</span>
    </li>
    <li>
      <Link className="touch-link" to="/profile/team">
        Team Management
        <ArrowRightIcon />
      </Link>
      <span className="muted small">Draft your team</span>
    </li>
  </ul>
);

function Details() {
  const { user } = useSession();
  const [draft, setDraft] = useState(() => readAccountDraft(user.email, 'profile'));
  const [editing, setEditing] = useState(draft !== null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const {
    part: ProfileForm,
    failed,
    failedAgain,
    load,
  } = useLazy(loadForm, draft ? atOnce : undefined);
  const editButton = useRef<HTMLButtonElement>(null);

  const edit = () => {
    setOutcome(null);
    setEditing(true);
    load();
  };
  const endEditing = () => {
    dropAccountDraft();
    setDraft(null);
    setEditing(false);
  };
  const hideFlash = (hadFocus: boolean) => {
    if (hadFocus) editButton.current?.focus();
    setOutcome(null);
  };

  if (editing && ProfileForm) {
    return (
      <section className="card-surface fading">
        <h1>Edit profile</h1>
        <ProfileForm
          draft={draft}
          onSaved={() => {
            endEditing();
            setOutcome(saved);
          }}
          onCancel={() => {
            flushSync(endEditing);
            editButton.current?.focus();
          }}
        />
      </section>
    );
  }
  return (
    <section className="card-surface fading">
      <div className="split">
        <h1>Profile</h1>
        <button ref={editButton} type="button" className="btn btn-outline-primary" onClick={edit}>
          <PencilIcon />
          Edit profile
        </button>
      </div>
      {failed && <LoadError again={failedAgain} />}
      <FlashAlert outcome={outcome} onEnd={hideFlash} />
      {furtherFields.every(({ name }) => user[name].trim() === '') && (
        <p className="muted prose">
          Your profile contains only your registration details. Edit it to add your address,
          language and organization. None of these is required.
        </p>
      )}
      <ProfileView user={user} />
    </section>
  );
}

/** For example `+41-791234567`. */
const phoneText = ({ dialCode, phone }: User) =>
  dialCode && phone ? `+${dialCode}-${phone}` : phone;

/** The profile, read-only; a dash replaces an empty value. */
function ProfileView({ user }: { user: User }) {
  const text = ({ name, label, missing }: (typeof nameFields)[number]) => ({
    label,
    value: user[name],
    required: missing !== undefined,
  });
  const entries = [
    ...nameFields.map(text),
    { label: phoneLabel, value: phoneText(user), required: true },
    ...furtherFields.map(text),
  ];
  return (
    <dl className="profile-fields">
      {entries.map(({ label, value, required }) => (
        <div key={label}>
          <dt>
            {label}
            {/* Not RequiredMark, which would load the form's code or be a chunk of its own. */}
            {required && (
              <span className="required-mark" aria-hidden>
                *
              </span>
            )}
          </dt>
          <dd>{value.trim() || '-'}</dd>
        </div>
      ))}
    </dl>
  );
}

function DeleteCard() {
  const { user } = useSession();
  const [stored] = useState(() => readAccountDraft(user.email, 'delete'));
  const [open, setOpen] = useState(stored !== null);
  const [reason, setReason] = useState(stored?.reason ?? '');
  const {
    part: DeleteDialog,
    failed,
    failedAgain,
    load,
  } = useLazy(loadDialog, stored ? atOnce : undefined);

  const openDialog = () => {
    setOpen(true);
    load();
  };
  const close = (typed: string) => {
    dropAccountDraft();
    setOpen(false);
    setReason(typed);
  };
  return (
    <section className="card-surface delete-card">
      <h2>Delete Your Profile</h2>
      <p className="muted">
        Deleting your account also deletes its data. Deletion cannot be undone.
      </p>
      {failed && <LoadError again={failedAgain} />}
      <button type="button" className="btn btn-outline-danger" onClick={openDialog}>
        Delete Account
      </button>
      {open && DeleteDialog && <DeleteDialog reason={reason} onClose={close} />}
    </section>
  );
}

const LoadError = ({ again }: { again: boolean }) => (
  <p className="form-alert error" role="alert">
    This form did not load. Check your connection and {again ? 'reload the page' : 'try again'}.
  </p>
);
