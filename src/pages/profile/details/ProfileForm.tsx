import { useLayoutEffect, useRef, useState } from 'react';
import { updateProfile } from '../../../api/calls.ts';
import { fullName, parseUser } from '../../../api/user.ts';
import { Form, RequiredLegend, SubmitButton } from '../../../forms/Form.tsx';
import { FormField } from '../../../forms/FormField.tsx';
import { failureOfResponse, handledByPage } from '../../../forms/outcome.ts';
import { PhoneFields } from '../../../forms/PhoneFields.tsx';
import { useForm } from '../../../forms/useForm.ts';
import { useSession } from '../../../session/AuthContext.tsx';
import { readEdits } from '../../../session/keptEdits.ts';
import { updateUser } from '../../../session/sessionStore.ts';
import { SignInAgain } from '../SignInAgain.tsx';
import { UnsavedChangesDialog } from '../UnsavedChangesDialog.tsx';
import { AvatarField } from './AvatarField.tsx';
import { FlashAlert } from './FlashAlert.tsx';
import {
  optionalGroups,
  phoneLabel,
  type ProfileField,
  profileFieldNames,
  requiredFields,
  toUpdate,
  toValues,
} from './profileFields.ts';
import { useAvatarScaling } from './useAvatarScaling.ts';

interface ProfileFormProps {
  onSaved: () => void;
  onCancel: () => void;
}

export function ProfileForm({ onSaved, onCancel }: ProfileFormProps) {
  const { user, token } = useSession();
  const [keptEdits] = useState(() => readEdits('profile', user));
  const scaling = useAvatarScaling();
  const actionsRef = useRef<HTMLDivElement>(null);
  const form = useForm({
    fieldNames: profileFieldNames,
    defaultValues: { ...toValues(user), ...keptEdits },
    submit: async (values) => {
      // The picture itself, because after leaving the page there is no field to read.
      const update = toUpdate({ ...values, avatar: (await scaling.lastScaled()) ?? values.avatar });
      // Leaving does not abort the call: the server may have saved already, and no later call could fetch the saved
      // profile.
      const response = await updateProfile(token, update);
      if (response.success !== true) return failureOfResponse(response, 'Update failed.');
      const saved = { ...user, ...update, displayName: fullName(update) };
      updateUser(token, parseUser(response.user, saved) ?? saved);
      onSaved();
      return handledByPage;
    },
  });

  // Leaving while submitting loses nothing: the call goes on.
  const hasChanges = () =>
    !form.submitting &&
    JSON.stringify(toUpdate(form.values())) !== JSON.stringify(toUpdate(toValues(user)));

  const { focus } = form;
  // Layout effect, so that it never takes the focus from a field chosen in the meantime.
  useLayoutEffect(() => focus('firstName'), [focus]);

  const field = ({ name, label, autoComplete, rule }: ProfileField) => (
    <FormField key={name} name={name} rule={rule} label={label} autoComplete={autoComplete} />
  );
  return (
    <>
      <Form form={form}>
        {keptEdits && (
          <p className="alert alert-info" role="status">
            Your unsaved changes have been restored. Save your profile to keep them.
          </p>
        )}
        <AvatarField scaling={scaling} onScaled={(dataUrl) => form.setValue('avatar', dataUrl)} />
        <RequiredLegend />
        <div className="field-grid">
          {requiredFields.map(field)}
          <PhoneFields label={phoneLabel} />
        </div>
        {optionalGroups.map((group) => (
          <div key={group[0].name} className="field-grid">
            {group.map(field)}
          </div>
        ))}
        <FlashAlert
          outcome={form.outcome}
          onEnd={() => form.setOutcome(null)}
          nextFocus={() => actionsRef.current?.querySelector('button')}
        >
          {form.outcome?.unauthorized && (
            <SignInAgain keep={() => ({ form: 'profile', values: form.values() })} />
          )}
        </FlashAlert>
        <div ref={actionsRef} className="actions">
          <SubmitButton busyLabel="Saving…">Save</SubmitButton>
          <button
            type="button"
            className="btn btn-secondary"
            onClick={onCancel}
            disabled={form.submitting}
          >
            Cancel
          </button>
        </div>
      </Form>
      <UnsavedChangesDialog hasChanges={hasChanges}>
        Your changes have not been saved. If you leave this page, they will be lost.
      </UnsavedChangesDialog>
    </>
  );
}
