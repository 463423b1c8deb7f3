import type { User } from '../../session/user';
import { furtherFields, nameFields, phoneLabel } from './profileFields';

/** The phone number as the profile shows it, for example `+41-791234567`. */
function phoneText({ dialCode, phone }: User): string {
  return dialCode && phone ? `+${dialCode}-${phone}` : phone;
}

/** The profile to read; a dash replaces what is empty. */
export function ProfileView({ user }: { user: User }) {
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
            {/* The form's own mark would bring the form's code. */}
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
