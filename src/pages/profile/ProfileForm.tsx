import { useEffect, useRef } from 'react';
import { updateProfile } from '../../api/calls';
import { serverText } from '../../api/client';
import { Form, SubmitButton } from '../../forms/Form';
import { FormField, RequiredNote } from '../../forms/FormField';
import { PhoneFields } from '../../forms/PhoneFields';
import { required } from '../../forms/fieldRules';
import { useSiteForm } from '../../forms/useSiteForm';
import { useAuth, useSession } from '../../session/AuthContext';
import { parseUser } from '../../session/user';
import { AvatarField } from './AvatarField';
import { Flash } from './Flash';
import { LeaveGuard } from './LeaveGuard';
import { furtherFields, nameFields, phoneLabel } from './profileFields';
import { toUpdate, toValues, type ProfileValues } from './profileValues';

/** What the page learns when editing ends. */
interface ProfileFormProps {
  onSaved: () => void;
  onCancel: () => void;
}

/** The profile to edit. See product.md, Profile. */
export function ProfileForm({ onSaved, onCancel }: ProfileFormProps) {
  const { user, token } = useSession();
  const { updateUser } = useAuth();
  /** Settles when the picture that was picked last is ready to be sent. */
  const scaling = useRef(Promise.resolve());

  const form = useSiteForm<ProfileValues>({
    defaultValues: toValues(user),
    thrown: 'Something went wrong. Please try again.',
    send: async (values) => {
      await scaling.current;
      const update = toUpdate({ ...values, avatar: form.getValues('avatar') });
      // Not ended when the page is left: the server may have saved by then, and no call reads it back.
      const answer = await updateProfile(token, update);
      if (answer.success === true) {
        updateUser(token, parseUser(answer.user, user) ?? user);
        onSaved();
        return null;
      }
      const text = serverText(answer.error) ?? 'Update failed.';
      return { tone: 'error', text, kind: answer.status === 401 ? 'expired' : undefined };
    },
  });

  // While it is sent, the page may be left: the call goes on.
  const hasChanges = () =>
    !form.submitting &&
    JSON.stringify(toUpdate(form.getValues())) !== JSON.stringify(toUpdate(toValues(user)));

  const actions = useRef<HTMLDivElement>(null);
  const endFlash = (hadFocus: boolean) => {
    if (hadFocus) actions.current?.querySelector('button')?.focus();
    form.show(null);
  };

  const { setFocus } = form;
  useEffect(() => setFocus('firstName'), [setFocus]);

  const field = ({ name, label, autoComplete, missing }: (typeof nameFields)[number]) => (
    <FormField
      key={name}
      name={name}
      rules={missing === undefined ? undefined : required(missing)}
      label={label}
      autoComplete={autoComplete}
    />
  );
  return (
    <>
      <Form form={form}>
        <AvatarField scalingRef={scaling} />
        <RequiredNote />
        <div className="field-grid">
          {nameFields.map(field)}
          <div className="wide">
            <PhoneFields
              label={phoneLabel}
              missing="Please select your country code and enter your phone number."
            />
          </div>
          {furtherFields.map(field)}
        </div>
        <Flash outcome={form.outcome} onEnd={endFlash} />
        <div ref={actions} className="actions">
          <SubmitButton busy="Saving…">Save</SubmitButton>
          <button
            type="button"
            className="btn btn-outline-primary"
            onClick={onCancel}
            disabled={form.submitting}
          >
            Cancel
          </button>
        </div>
      </Form>
      <LeaveGuard hasChanges={hasChanges}>
        Your changes are not saved. If you leave this page, they are lost.
      </LeaveGuard>
    </>
  );
}
