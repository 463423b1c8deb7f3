import { type Ref, useEffect } from 'react';
import { CheckIcon } from '../../../components/icons.tsx';
import { Form, RequiredLegend } from '../../../forms/Form.tsx';
import { FormField } from '../../../forms/FormField.tsx';
import { useFieldValue } from '../../../forms/useField.ts';
import type { FormState } from '../../../forms/useForm.ts';
import { joined, type TeamMember } from './teamMember.ts';

interface TeamFormProps {
  form: FormState<keyof TeamMember>;
  /** The optional fields. */
  detailsRef: Ref<HTMLDetailsElement>;
  /** The member to change; without one, the form adds another. */
  editedMember: TeamMember | null;
  onCancel: () => void;
  /** The result of adding a member. */
  message: string;
}

const optionalFields = [
  { name: 'place', label: 'Place' },
  { name: 'qualification', label: 'Qualification' },
  { name: 'address', label: 'Address' },
  { name: 'country', label: 'Country' },
  { name: 'zip', label: 'Zip Code' },
];

/** Adds a member to the team, or changes one. */
export function TeamForm({ form, detailsRef, editedMember, onCancel, message }: TeamFormProps) {
  const { focus } = form;
  useEffect(() => {
    if (editedMember) focus('name');
  }, [editedMember, focus]);

  const title = editedMember ? 'Update Member' : 'Add Member';
  return (
    <Form form={form} aria-label={title}>
      <h2>{editedMember ? `Edit ${editedMember.name}` : 'New member'}</h2>
      <RequiredLegend />
      {!editedMember && (
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
          rule={{ missingText: 'Please enter the member’s name.' }}
          autoComplete="off"
        />
        <FormField
          name="organization"
          label="Organization"
          rule={{ missingText: 'Please enter the member’s organization.' }}
          autoComplete="off"
        />
      </div>
      <details ref={detailsRef} className="fold" open={editedMember !== null}>
        <DetailsSummary />
        <div className="field-grid">
          {optionalFields.map((field) => (
            <FormField key={field.name} {...field} autoComplete="off" />
          ))}
          <div className="full-width">
            <FormField
              name="background"
              label="Summary of robotics background"
              type="message"
              rows={3}
              autoComplete="off"
            />
          </div>
        </div>
      </details>
      {/* No SubmitButton: nothing is sent. */}
      <div className="actions">
        <button
          // A new key, because screen readers may read out the new name of a focused button.
          key={title}
          type="submit"
          className="btn btn-primary"
          onClick={(event) => {
            // The second click of a double click would find the empty form of the next member.
            if (event.detail > 1) event.preventDefault();
          }}
        >
          {title}
        </button>
        {editedMember && (
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
  const copiedFacts = joined([useFieldValue('place'), useFieldValue('country')]);
  return (
    <summary>
      <span>
        More details <span className="muted small">{copiedFacts}</span>
      </span>
    </summary>
  );
}
