import {
  type ComponentProps,
  type InputEvent,
  type ReactNode,
  type SubmitEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useHydrated } from '../browser/useHydrated';
import { BusyStatus } from '../components/BusyStatus';
import { textsOf } from './controls';
import { RequiredMark } from './fieldParts';
import { errorOf, type FieldTexts } from './fieldRules';
import { type DraftSettings, useDraft } from './useDraft';
import { type Errors, FormContext, type SiteForm, useFormContext } from './useSiteForm';

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

/** Explains the asterisk, once in each form; `single` in a form with one field. */
export const RequiredLegend = ({ single }: { single?: boolean }) => (
  <p className="form-text" aria-hidden>
    {single ? 'The field' : 'Fields'} marked <RequiredMark /> {single ? 'is' : 'are'} required.
  </p>
);

const buttonClasses = {
  primary: 'btn btn-primary',
  secondary: 'btn btn-secondary',
  danger: 'btn btn-outline-danger',
};

interface SubmitButtonProps {
  busyLabel: string;
  children: ReactNode;
  /** `secondary` while another button is the main action. */
  kind?: keyof typeof buttonClasses;
}

/** Disabled while submitting. Also disabled before hydration, because a submit would then reload the page. */
export function SubmitButton({ busyLabel, kind = 'primary', children }: SubmitButtonProps) {
  const { submitting } = useFormContext();
  const isHydrated = useHydrated();
  const wrapper = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Disabling a button drops focus to the body; the wrapper holds it meanwhile.
  useLayoutEffect(() => {
    const [from, to] = submitting ? [button, wrapper] : [wrapper, button];
    if (document.activeElement === from.current) to.current?.focus();
  }, [submitting]);
  return (
    <span ref={wrapper} tabIndex={-1} className="submit-wrapper">
      <button
        ref={button}
        type="submit"
        className={isHydrated ? buttonClasses[kind] : `${buttonClasses[kind]} not-ready`}
        disabled={submitting || !isHydrated}
        // Keep focus in the field: an error that disappears on blur would shift the button before the click lands.
        onMouseDown={(event) => event.preventDefault()}
      >
        {submitting && <span className="spinner-border spinner-border-sm" aria-hidden />}
        {submitting ? busyLabel : children}
      </button>
    </span>
  );
}
