import {
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { FormProvider, useFormContext, type FieldValues } from 'react-hook-form';
import { BusyStatus } from '../components/BusyStatus';
import type { SiteForm } from './useSiteForm';

interface FormProps<Values extends FieldValues> extends Pick<
  ComponentProps<'form'>,
  'ref' | 'className' | 'aria-label' | 'aria-labelledby' | 'children'
> {
  form: Omit<SiteForm<Values>, 'submitting' | 'outcome' | 'show'>;
}

/** Focuses the first invalid field. `method="post"` keeps input out of the URL if submitted before hydration. */
export function Form<Values extends FieldValues>({
  form,
  children,
  ...attributes
}: FormProps<Values>) {
  const { isSubmitting, submitCount } = form.formState;
  const submitted = useRef<HTMLFormElement>(null);
  // Screen readers read an error when its field receives focus. Blur first, or an already focused field stays silent.
  useLayoutEffect(() => {
    const field = submitted.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (field === document.activeElement) field?.blur();
    field?.focus();
  }, [submitCount]);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    submitted.current = event.currentTarget;
    form.onSubmit(event);
  };
  return (
    <FormProvider {...form}>
      <form method="post" noValidate onSubmit={onSubmit} {...attributes}>
        {children}
        <BusyStatus busy={isSubmitting} />
      </form>
    </FormProvider>
  );
}

interface SubmitButtonProps {
  busyLabel: string;
  children: ReactNode;
  className?: string;
  /** True while another button is the main action. */
  quiet?: boolean;
}

/** Disabled while submitting, and before hydration: the browser would reload the page and lose the input. */
export function SubmitButton({ busyLabel, children, className, quiet }: SubmitButtonProps) {
  const { isReady, isSubmitting } = useFormContext().formState;
  const wrapper = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Disabling a button drops focus to the body; the wrapper holds it meanwhile.
  useLayoutEffect(() => {
    const [from, to] = isSubmitting ? [button, wrapper] : [wrapper, button];
    if (document.activeElement === from.current) to.current?.focus();
  }, [isSubmitting]);
  const kind = quiet ? 'btn btn-outline-primary' : 'btn btn-primary';
  const classes = [kind, className, !isReady && 'not-ready'].filter(Boolean).join(' ');
  return (
    <span ref={wrapper} tabIndex={-1} className="submit-wrapper">
      <button
        ref={button}
        type="submit"
        className={classes}
        disabled={isSubmitting || !isReady}
        // Keep focus in the field: an error that disappears on blur would shift the button before the click lands.
        onMouseDown={(event) => event.preventDefault()}
      >
        {isSubmitting && <span className="spinner-border spinner-border-sm" aria-hidden />}
        {isSubmitting ? busyLabel : children}
      </button>
    </span>
  );
}
