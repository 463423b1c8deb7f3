import { type ChangeEvent, useId } from 'react';
import { useField, useFieldValue } from '../../../forms/useField.ts';
import { Avatar } from '../../../pictures/Avatar.tsx';
import { avatarPath } from '../../../pictures/avatarUrl.ts';
import { useSession } from '../../../session/AuthContext.tsx';
import type { AvatarScaling } from './useAvatarScaling.ts';

interface AvatarFieldProps {
  scaling: AvatarScaling;
  onScaled: (dataUrl: string) => void;
}

/** The avatar and its file picker. */
export function AvatarField({ scaling: { problem, scale }, onScaled }: AvatarFieldProps) {
  const id = useId();
  const { attributes } = useField('avatar');
  const avatar = useFieldValue('avatar');
  const saved = avatar === avatarPath(useSession().user.avatar);

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) scale(file, onScaled);
    // Cleared, so that choosing the same file again fires an event, too.
    target.value = '';
  };

  return (
    <div className="avatar-field">
      <Avatar avatar={avatar} size={100} className="profile-avatar" />
      {/* A text field with `hidden`, because React would reset the value of `<input type="hidden">`. */}
      <input hidden {...attributes} />
      <div>
        <label className="btn btn-secondary file-button">
          Edit avatar
          <input
            type="file"
            name="avatarFile"
            accept="image/*"
            onChange={onChange}
            aria-describedby={problem ? `${id}-error` : `${id}-hint`}
          />
        </label>
        <p id={`${id}-hint`} className="form-text" role="status">
          {saved
            ? 'Choose a JPEG, PNG or WebP picture.'
            : 'New picture chosen. Save your profile to keep it.'}
        </p>
      </div>
      {problem && (
        <p id={`${id}-error`} className="invalid-feedback" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
