import { useEffect, useRef, useState, type ComponentType } from 'react';
import { PencilIcon } from '../../components/icons';
import type { Outcome } from '../../forms/useSubmission';
import { useSession } from '../../session/useSession';
import { DeleteCard } from './DeleteCard';
import { Flash } from './Flash';
import type { ProfileFormProps } from './ProfileForm';
import { ProfileView } from './ProfileView';

const notLoaded: Outcome = {
  tone: 'error',
  text: 'This did not load. Please check your connection and try again.',
};
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
  const [ProfileForm, setProfileForm] = useState<ComponentType<ProfileFormProps> | null>(null);
  const [flash, setFlash] = useState<Outcome | null>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (mode === 'cancelled') editButton.current?.focus();
  }, [mode]);

  // Most people come to read: what edits is only loaded when it is asked for.
  const edit = async () => {
    setFlash(null);
    try {
      const form = await import('./ProfileForm');
      setProfileForm(() => form.ProfileForm);
      setMode('edit');
    } catch {
      setFlash(notLoaded);
    }
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
      <div className="card-head">
        <h1>Profile</h1>
        <button
          ref={editButton}
          type="button"
          className="btn btn-outline-primary"
          onClick={() => void edit()}
        >
          <PencilIcon />
          Edit profile
        </button>
      </div>
      <Flash outcome={flash} onEnd={() => setFlash(null)} />
      <ProfileView user={user} />
    </section>
  );
}
