import { useEffect, useRef, useState } from 'react';
import { PencilIcon } from '../../components/icons';
import { useLate } from '../../components/useLate';
import type { Outcome } from '../../forms/FormMessage';
import { useSession } from '../../session/AuthContext';
import { DeleteCard } from './DeleteCard';
import { Flash } from './Flash';
import { NotLoaded } from './NotLoaded';
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
  const [mode, setMode] = useState<'view' | 'edit' | 'cancelled'>('view');
  const { part: ProfileForm, failed, ask } = useLate(loadForm);
  const [flash, setFlash] = useState<Outcome | null>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (mode === 'cancelled') editButton.current?.focus();
  }, [mode]);

  const edit = () => {
    setFlash(null);
    setMode('edit');
    ask();
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
          onSaved={() => {
            setMode('view');
            setFlash(saved);
          }}
          onCancel={() => setMode('cancelled')}
        />
      </section>
    );
  }
  return (
    <section className="card-surface">
      <div className="spread">
        <h1>Profile</h1>
        <button ref={editButton} type="button" className="btn btn-outline-primary" onClick={edit}>
          <PencilIcon />
          Edit profile
        </button>
      </div>
      {failed && <NotLoaded />}
      <Flash outcome={flash} onEnd={endFlash} />
      <ProfileView user={user} />
    </section>
  );
}
