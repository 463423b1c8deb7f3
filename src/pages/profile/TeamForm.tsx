import { useEffect, type Ref, type SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import { Form } from '../../forms/Form';
import { FormField, RequiredNote } from '../../forms/FormField';
import { required } from '../../forms/fieldRules';
import type { TeamMember } from './teamMember';

interface TeamFormProps {
  /** The member to change; without one the form adds another. */
  edited: TeamMember | undefined;
  onSave: (member: TeamMember) => void;
  onCancel: () => void;
  ref: Ref<HTMLFormElement>;
}

/** After a reset, a field without a value here loses what is pasted into it. */
const empty: TeamMember = {
  name: '',
  organization: '',
  place: '',
  qualification: '',
  address: '',
  country: '',
  zip: '',
  background: '',
};

/* prettier-ignore */
const fields: readonly { name: keyof TeamMember; label: string; missing?: string }[] = [
  { name: 'name', label: 'Name', missing: 'Please enter the member’s name.' },
  { name: 'organization', label: 'Organization', missing: 'Please enter the member’s organization.' },
  { name: 'place', label: 'Place' },
  { name: 'qualification', label: 'Qualification' },
  { name: 'address', label: 'Address' },
  { name: 'country', label: 'Country' },
  { name: 'zip', label: 'Zip Code' },
];

/** Adds a member to the team, or changes one. */
export function TeamForm({ edited, onSave, onCancel, ref }: TeamFormProps) {
  const form = useForm<TeamMember>({ defaultValues: edited ?? empty, shouldFocusError: false });
  const { setFocus } = form;
  useEffect(() => {
    if (edited) setFocus('name');
  }, [edited, setFocus]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const first = event.currentTarget.elements.namedItem('name');
    void form.handleSubmit((member) => {
      onSave({ ...member, name: member.name.trim() });
      if (edited) return;
      form.reset();
      // Ready for the next one; react-hook-form itself knows no fields right after a reset.
      if (first instanceof HTMLElement) first.focus();
    })(event);
  };
  const title = edited ? 'Update Member' : 'Add Member';
  return (
    <Form form={{ ...form, onSubmit }} ref={ref} aria-label={title}>
      <h2>{edited ? `Change ${edited.name}` : 'New member'}</h2>
      <RequiredNote />
      <div className="field-grid">
        {fields.map(({ name, label, missing }) => (
          <FormField
            key={name}
            name={name}
            rules={missing === undefined ? undefined : required(missing)}
            label={label}
            autoComplete="off"
          />
        ))}
        <div className="wide">
          <FormField
            name="background"
            label="Summary of robotics background"
            rows={3}
            autoComplete="off"
          />
        </div>
      </div>
      <div className="actions">
        <button type="submit" className="btn btn-primary">
          {title}
        </button>
        {edited && (
          <button type="button" className="btn btn-outline-primary" onClick={onCancel}>
            Cancel
          </button>
        )}
      </div>
    </Form>
  );
}
