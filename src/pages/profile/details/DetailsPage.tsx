import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isParticipant, type User } from '../../../api/user.ts';
import { PencilIcon } from '../../../components/icons.tsx';
import { RequiredMark } from '../../../forms/fieldParts.tsx';
import { type Outcome, success } from '../../../forms/outcome.ts';
import { useSignedIn } from '../../../session/AuthContext.tsx';
import { dropEdits, readEdits } from '../../../session/keptEdits.ts';
import { DeleteCard } from '../deletion/DeleteCard.tsx';
import { NextSteps } from '../NextSteps.tsx';
import { FlashAlert } from './FlashAlert.tsx';
import { furtherFields, nameFields, phoneLabel, type ProfileField } from './profileFields.ts';
import { ProfileForm } from './ProfileForm.tsx';
import './details.scss';

/** The profile's details, to read or to edit. See product.md, Profile. */
export default function DetailsPage() {
  const { user } = useSignedIn();
  const [editing, setEditing] = useState(() => readEdits('profile', user) !== null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const editButton = useRef<HTMLButtonElement>(null);

  const endEditing = () => {
    dropEdits('profile', user);
    setEditing(false);
  };

  if (editing) {
    return (
      <section className="surface-padded fading">
        <h1>Edit profile</h1>
        <ProfileForm
          onSaved={() => {
            endEditing();
            setOutcome(success('Profile updated successfully!'));
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
    <>
      <section className="surface-padded fading">
        <div className="split">
          <h1>Profile</h1>
          <button
            ref={editButton}
            type="button"
            className="btn btn-secondary"
            onClick={() => {
              setOutcome(null);
              setEditing(true);
            }}
          >
            <PencilIcon />
            Edit profile
          </button>
        </div>
        <FlashAlert
          outcome={outcome}
          onEnd={(hadFocus) => {
            if (hadFocus) editButton.current?.focus();
            setOutcome(null);
          }}
        />
        {furtherFields.every(({ name }) => user[name].trim() === '') && (
          <p className="muted prose">
            Your profile contains only your registration details. Edit it to add your address,
            language and organization. None of these is required.
          </p>
        )}
        <ProfileView user={user} />
      </section>
      <section className="surface-padded">
        <h2>Where to go next</h2>
        <NextSteps
          names={
            isParticipant(user)
              ? ['team', 'categories', 'news']
              : ['categories', 'news', 'community']
          }
        />
      </section>
      <DeleteCard />
    </>
  );
}

/** For example `+41-791234567`. */
const phoneText = ({ dialCode, phone }: User) =>
  dialCode && phone ? `+${dialCode}-${phone}` : phone;

/** The profile, read-only; a dash replaces an empty value. */
function ProfileView({ user }: { user: User }) {
  const entryOf = ({ name, label, rule, startsGroup }: ProfileField) => ({
    label,
    text: user[name],
    isRequired: Boolean(rule?.missing),
    startsGroup,
  });
  const entries = [
    ...nameFields.map(entryOf),
    { label: phoneLabel, text: phoneText(user), isRequired: true, startsGroup: false },
    ...furtherFields.map(entryOf),
  ];
  return (
    <dl className="profile-fields">
      {entries.map(({ label, text, isRequired, startsGroup }) => (
        <div key={label} className={startsGroup ? 'group-start' : undefined}>
          <dt>
            {label}
            {isRequired && <RequiredMark />}
          </dt>
          <dd>{text.trim() || '-'}</dd>
        </div>
      ))}
    </dl>
  );
}
