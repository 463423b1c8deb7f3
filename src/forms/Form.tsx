import { type ComponentProps, type InputEvent, type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { BusyStatus } from '../components/BusyStatus';
import { textsOf } from './controls';
import { errorOf, type FieldTexts } from './fieldRules';
import { type Errors, FormContext } from './formContext';
import { type DraftSettings, useDraft } from './useDraft';
import type { SiteForm } from './useSiteForm';

interface FormProps extends Pick<
  ComponentProps<'form'>,
  'className' | 'aria-label' | 'aria-labelledby' | 'children'
> {
  form: SiteForm;
  /** Omit a field to keep what the browser filled in before hydration. */
  defaultValues?: FieldTexts;
  /** The texts that survive a reload of the tab. */
  draft?: DraftSettings;
}

/**
 * Checks its fields, shows their errors and keeps its draft. It holds the errors, so that React renders only the form
 * again, not the whole page.
 * `method="post"` keeps input out of the URL if submitted before hydration.
 */
export function Form({
  form,
  defaultValues: firstDefaults,
  draft,
  children,
  ...attributes
}: FormProps) {
  const { ref, submitting, setOutcome } = form;
  const { rules, send } = form.internals;
  /** Null until the first submit; from then on, a field is checked on input. */
  const [errors, setErrors] = useState<Errors | null>(null);
  // Constant, because React would show changed defaults in untouched fields.
  const [defaultValues] = useState(firstDefaults);
  useDraft(ref, draft);

  const check = (element: HTMLFormElement, names: Iterable<string>): Errors => {
    const texts = textsOf(element, rules.current.keys());
    return Object.fromEntries(
      Array.from(names, (name) => [
        name,
        errorOf(rules.current.get(name) ?? {}, texts[name] ?? '', texts),
      ]),
    );
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submitting) return;
    const { currentTarget: element } = event;
    const found = check(element, rules.current.keys());
    const isValid = !Object.values(found).some(Boolean);
    flushSync(() => {
      setErrors(found);
      if (!isValid) setOutcome(null);
    });
    if (isValid) void send();
    else focusFirstError(element);
  };
  const onInput = ({ currentTarget, target }: InputEvent<HTMLFormElement>) => {
    const name = target instanceof Element && target.getAttribute('name');
    const rule = errors && name && rules.current.get(name);
    if (!rule) return;
    const found = check(currentTarget, rule.affects ? [name, rule.affects] : [name]);
    setErrors((before) => {
      // `before` is null after a reset.
      const hasChanged =
        before && Object.entries(found).some(([key, error]) => before[key] !== error);
      return hasChanged ? { ...before, ...found } : before;
    });
  };
  return (
    <FormContext value={{ ...form, defaultValues, errors: errors ?? {} }}>
      <form
        ref={ref}
        method="post"
        noValidate
        onSubmit={onSubmit}
        onInput={onInput}
        onReset={() => setErrors(null)}
        {...attributes}
      >
        {children}
        <BusyStatus busy={submitting} />
      </form>
    </FormContext>
  );
}

function focusFirstError(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  // Screen readers read an error when its field receives focus. Blur first, or an already focused field stays silent.
  if (field === document.activeElement) field?.blur();
  field?.focus();
}
