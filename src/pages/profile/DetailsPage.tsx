import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { PencilIcon } from '../../components/icons';
import { useLazy } from '../../components/useLazy';
import type { Outcome } from '../../forms/FormAlert';
import { useSession } from '../../session/AuthContext';
import { dropEdits, keptEdits } from '../../session/keptEdits';
import { DeleteCard } from './DeleteCard';
import { Flash } from './Flash';
import { NotLoaded } from './NotLoaded';
import { furtherFields } from './profileFields';
import { ProfileView } from './ProfileView';

// Most people come to read: what edits is only loaded when it is asked for.
const loadForm = async () => (await import('./ProfileForm')).ProfileForm;

const saved: Outcome = { tone: 'success', text: 'Profile updated successfully!' };

/** The profile's details, to read or to edit. See product.md, Profile. */
export function Component() {
  return (
    <>
      <Details />
      <DeleteCard />
    </>
  );
}

function Details() {
  const { user } = useSession();
  const [edits, setEdits] = useState(() => keptEdits(user.email, 'profile'));
  const [mode, setMode] = useState<'view' | 'edit' | 'cancelled'>(edits ? 'edit' : 'view');
  const { part: ProfileForm, failed, load } = useLazy(loadForm);
  const [flash, setFlash] = useState<Outcome | null>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (mode === 'cancelled') editButton.current?.focus();
  }, [mode]);

  const resume = useEffectEvent(() => {
    if (edits) load();
  });
  useEffect(() => resume(), []);

  const edit = () => {
    setFlash(null);
    setMode('edit');
    load();
  };

  const endEditing = (next: 'view' | 'cancelled') => {
    dropEdits();
    setEdits(null);
    setMode(next);
  };

  const endFlash = (hadFocus: boolean) => {
    if (hadFocus) editButton.current?.focus();
    setFlash(null);
  };

  if (mode === 'edit' && ProfileForm) {
    return (
      <section className="card-surface">
        <h1>Edit profile</h1>
        <ProfileForm
          edits={edits}
          onSaved={() => {
            endEditing('view');
            setFlash(saved);
          }}
          onCancel={() => endEditing('cancelled')}
        />
      </section>
    );
  }
  return (
    <section className="card-surface">
      <div className="split">
        <h1>Profile</h1>
        <button ref={editButton} type="button" className="btn btn-outline-primary" onClick={edit}>
          <PencilIcon />
          Edit profile
        </button>
      </div>
      {failed && <NotLoaded />}
      <Flash outcome={flash} onEnd={endFlash} />
      {furtherFields.every(({ name }) => user[name].trim() === '') && (
        <p className="muted prose">
          Your profile has what you registered with. Edit it to add your address, language and
          organization. None of these is required.
        </p>
      )}
      <ProfileView user={user} />
    </section>
  );
}
