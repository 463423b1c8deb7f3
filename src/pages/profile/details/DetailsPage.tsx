import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isParticipant, type User } from '../../../api/user.ts';
import { PencilIcon } from '../../../components/icons.tsx';
import { RequiredMark } from '../../../forms/fieldParts.tsx';
import { type Outcome, success } from '../../../forms/outcome.ts';
import { useSession } from '../../../session/AuthContext.tsx';
import { dropEdits, readEdits } from '../../../session/keptEdits.ts';
import { DeleteCard } from '../deletion/DeleteCard.tsx';
import { NextSteps } from '../NextSteps.tsx';
import { FlashAlert } from './FlashAlert.tsx';
import { optionalGroups, phoneLabel, type ProfileField, requiredFields } from './profileFields.ts';
import { ProfileForm } from './ProfileForm.tsx';
import './details.scss';

/** The profile's details, to read or to edit. See product.md, Profile. */
export default function DetailsPage() {
  const { user } = useSession();
  const [editing, setEditing] = useState(() => readEdits('profile', user) !== null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const editButtonRef = useRef<HTMLButtonElement>(null);

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
            editButtonRef.current?.focus();
          }}
        />
      </section>
    );
  }
  return (
    <>
      <section className="surface-padded">
        <h1>Profile</h1>
        <p>
          {`${isParticipant(user) ? 'Applications and ticket sales' : 'Ticket sales'} are closed at the moment. You will get an email when they open.`}
        </p>
        <NextSteps
          names={
            isParticipant(user)
              ? ['applications', 'tickets', 'team']
              : ['tickets', 'categories', 'news']
          }
        />
      </section>
      <section className="surface-padded fading">
        <div className="split">
          <h2>Your details</h2>
          <button
            ref={editButtonRef}
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
          onEnd={() => setOutcome(null)}
          nextFocus={() => editButtonRef.current}
        />
        {optionalGroups.flat().every(({ name }) => user[name].trim() === '') && (
          <p className="muted prose">
            You can add more to your profile, such as your address. None of it is required.
          </p>
        )}
        <ProfileView user={user} />
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
  const entry = (label: string, text: string, required: boolean) => (
    <div key={label}>
      <dt>
        {label}
        {required && <RequiredMark />}
      </dt>
      <dd>{text.trim() || '-'}</dd>
    </div>
  );
  const entryOf = ({ name, label, rule }: ProfileField) =>
    entry(label, user[name], Boolean(rule?.missingText));
  return (
    <>
      <dl className="profile-fields">
        {requiredFields.map(entryOf)}
        {entry(phoneLabel, phoneText(user), true)}
      </dl>
      {optionalGroups.map((group) => (
        <dl key={group[0].name} className="profile-fields">
          {group.map(entryOf)}
        </dl>
      ))}
    </>
  );
}
