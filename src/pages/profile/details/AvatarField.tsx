import { type ChangeEvent, type RefObject, useId, useState } from 'react';
import { useField, useFieldValue } from '../../../forms/fieldParts.tsx';
import { useFormContext } from '../../../forms/useSiteForm.ts';
import { Avatar } from '../../../pictures/Avatar.tsx';
import { scaleAvatar } from './scaleAvatar.ts';

interface AvatarFieldProps {
  /** Resolves with the new picture, a data URL, when it has been scaled; the form waits for it. */
  scalingRef: RefObject<Promise<string | undefined>>;
}

/** The avatar and its file picker. */
export function AvatarField({ scalingRef }: AvatarFieldProps) {
  const id = useId();
  const { setValue } = useFormContext();
  const { attributes } = useField('avatar');
  const avatar = useFieldValue('avatar');
  const [problem, setProblem] = useState<string | null>(null);

  const apply = async (file: File) => {
    const result = await scaleAvatar(file);
    setProblem('error' in result ? result.error : null);
    if ('error' in result) return undefined;
    setValue('avatar', result.dataUrl);
    return result.dataUrl;
  };

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Files are scaled one after the other, so that the last picture wins.
    if (file)
      scalingRef.current = scalingRef.current.then(async (last) => (await apply(file)) ?? last);
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
          {avatar.startsWith('data:')
            ? 'New picture chosen. Save your profile to keep it.'
            : 'Choose a JPEG, PNG or WebP picture.'}
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
