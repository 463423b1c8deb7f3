import { useEffect, type SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import { Form } from '../../forms/Form';
import { FormField } from '../../forms/FormField';
import { required } from '../../forms/fieldRules';
import type { TeamMember } from './teamMember';

interface TeamFormProps {
  /** The member to change; without one the form adds another. */
  edited: TeamMember | undefined;
  onSave: (member: TeamMember) => void;
  onCancel: () => void;
}

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
export function TeamForm({ edited, onSave, onCancel }: TeamFormProps) {
  const form = useForm<TeamMember>({ defaultValues: edited ?? empty });
  const { errors } = form.formState;
  const { setFocus } = form;
  useEffect(() => {
    if (edited) setFocus('name');
  }, [edited, setFocus]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
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
    <Form aria-label={title} onSubmit={submit}>
      <h2>{edited ? `Change ${edited.name}` : 'New member'}</h2>
      <div className="field-grid">
        {fields.map(({ name, label, missing }) => (
          <FormField
            key={name}
            label={label}
            required={missing !== undefined}
            autoComplete="off"
            error={errors[name]}
            {...form.register(name, missing === undefined ? {} : required(missing))}
          />
        ))}
        <div className="wide">
          <FormField
            label="Summary of robotics background"
            rows={3}
            autoComplete="off"
            {...form.register('background')}
          />
        </div>
      </div>
      <div className="form-buttons">
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
