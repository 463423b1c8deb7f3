import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { CheckIcon } from '../../../components/icons.tsx';
import { Form, RequiredLegend } from '../../../forms/Form.tsx';
import { FormField } from '../../../forms/FormField.tsx';
import { handled } from '../../../forms/outcome.ts';
import { useFieldValue } from '../../../forms/useField.ts';
import { useForm } from '../../../forms/useForm.ts';
import { listOf, memberFieldNames, nextMember, type TeamMember } from './teamMember.ts';

interface TeamFormProps {
  ref: Ref<{ values: () => TeamMember }>;
  /** The member to change; without one, the form adds another. */
  edited: TeamMember | undefined;
  initial: TeamMember;
  onSave: (member: TeamMember) => void;
  onCancel: () => void;
  /** The result of adding a member. */
  message: ReactNode;
}

const optionalFields = [
  { name: 'place', label: 'Place' },
  { name: 'qualification', label: 'Qualification' },
  { name: 'address', label: 'Address' },
  { name: 'country', label: 'Country' },
  { name: 'zip', label: 'Zip Code' },
];

/** Adds a member to the team, or changes one. */
export function TeamForm({ ref, edited, initial, onSave, onCancel, message }: TeamFormProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const form = useForm({
    fieldNames: memberFieldNames,
    defaultValues: initial,
    submit: (member) => {
      onSave({ ...member, name: member.name.trim() });
      if (edited) return handled;
      // The next member starts with the shared fields of this one.
      form.reset(nextMember(member));
      form.focus('name');
      if (details.current) details.current.open = false;
      return handled;
    },
    noResponse: 'Something went wrong. Please try again.',
  });
  const { focus, values } = form;
  useImperativeHandle(ref, () => ({ values }));
  useEffect(() => {
    if (edited) focus('name');
  }, [edited, focus]);

  const title = edited ? 'Update Member' : 'Add Member';
  return (
    <Form form={form} aria-label={title}>
      <h2>{edited ? `Edit ${edited.name}` : 'New member'}</h2>
      <RequiredLegend />
      {!edited && (
        <div className="team-note">
          <p role="status" className="with-icon small">
            {message && <CheckIcon />}
            {message}
          </p>
          <p className="form-text">
            Organization, place and country are copied from the member you added last, or from your
            profile.
          </p>
        </div>
      )}
      <div className="field-grid">
        <FormField
          name="name"
          label="Name"
          rule={{ missing: 'Please enter the member’s name.' }}
          autoComplete="off"
        />
        <FormField
          name="organization"
          label="Organization"
          rule={{ missing: 'Please enter the member’s organization.' }}
          autoComplete="off"
        />
      </div>
      <details ref={details} className="fold" open={edited !== undefined}>
        <DetailsSummary />
        <div className="field-grid">
          {optionalFields.map((field) => (
            <FormField key={field.name} {...field} autoComplete="off" />
          ))}
          <div className="full-width">
            <FormField
              name="background"
              label="Summary of robotics background"
              rows={3}
              autoComplete="off"
            />
          </div>
        </div>
      </details>
      {/* No SubmitButton: nothing is sent. */}
      <div className="actions">
        <button
          type="submit"
          className="btn btn-primary"
          onClick={(event) => {
            // The second click of a double click would find the empty form of the next member.
            if (event.detail > 1) event.preventDefault();
          }}
        >
          {title}
        </button>
        {edited && (
          <button type="button" className="btn btn-secondary" onClick={onCancel}>
            Cancel
          </button>
        )}
      </div>
    </Form>
  );
}

/** Names the copied place and country, because their fields are folded away. */
function DetailsSummary() {
  const copied = listOf([useFieldValue('place'), useFieldValue('country')]);
  return (
    <summary>
      <span>
        More details <span className="muted small">{copied}</span>
      </span>
    </summary>
  );
}
