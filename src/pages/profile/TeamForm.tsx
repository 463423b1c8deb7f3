import { useEffect, type Ref, type SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import { Form } from '../../forms/Form';
import { FormField, RequiredLegend } from '../../forms/FormField';
import { required } from '../../forms/fieldRules';
import { nextMember, type SharedFacts, type TeamMember } from './teamMember';

interface TeamFormProps {
  /** The member to change; without one, the form adds another. */
  edited: TeamMember | undefined;
  /** The member added last, or the profile. */
  previous: SharedFacts;
  onSave: (member: TeamMember) => void;
  onCancel: () => void;
  ref: Ref<HTMLFormElement>;
}

/* prettier-ignore */
const requiredFields = [
  { name: 'name', label: 'Name', missing: 'Please enter the member’s name.' },
  { name: 'organization', label: 'Organization', missing: 'Please enter the member’s organization.' },
] as const;

const optionalFields = [
  { name: 'place', label: 'Place' },
  { name: 'qualification', label: 'Qualification' },
  { name: 'address', label: 'Address' },
  { name: 'country', label: 'Country' },
  { name: 'zip', label: 'Zip Code' },
] as const;

/** Adds a member to the team, or changes one. */
export function TeamForm({ edited, previous, onSave, onCancel, ref }: TeamFormProps) {
  const form = useForm<TeamMember>({
    defaultValues: edited ?? nextMember(previous),
    shouldFocusError: false,
  });
  const { setFocus } = form;
  useEffect(() => {
    if (edited) setFocus('name');
  }, [edited, setFocus]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const first = event.currentTarget.elements.namedItem('name');
    void form.handleSubmit((member) => {
      onSave({ ...member, name: member.name.trim() });
      if (edited) return;
      form.reset(nextMember(member));
      // Not `setFocus`: right after a reset, react-hook-form has no fields.
      if (first instanceof HTMLElement) first.focus();
    })(event);
  };
  const title = edited ? 'Update Member' : 'Add Member';
  return (
    <Form form={{ ...form, onSubmit }} ref={ref} aria-label={title}>
      <h2>{edited ? `Edit ${edited.name}` : 'New member'}</h2>
      <RequiredLegend />
      <div className="field-grid">
        {requiredFields.map(({ missing, ...field }) => (
          <FormField key={field.name} {...field} rules={required(missing)} autoComplete="off" />
        ))}
      </div>
      <details className="fold" open={edited !== undefined}>
        <summary>More details</summary>
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
