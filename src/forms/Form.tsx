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

/**
 * The element of a form, around its fields. It says when it is being sent, and gives the focus to the first
 * field in error. Sent before its script has started, the browser would put what was typed, a password even,
 * into the address; by POST it does not. The rules are the site's own, not the browser's.
 */
export function Form<Values extends FieldValues>({
  form,
  children,
  ...attributes
}: FormProps<Values>) {
  const { isSubmitting, submitCount } = form.formState;
  const sent = useRef<HTMLFormElement>(null);
  // Together with its error: what is read of a field is what it is when it gets the focus. A field that has
  // it already gets it again, as nothing would be read otherwise.
  useLayoutEffect(() => {
    const field = sent.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (field === document.activeElement) field?.blur();
    field?.focus();
  }, [submitCount]);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    sent.current = event.currentTarget;
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
  /** The button's label while submitting. */
  busyLabel: string;
  children: ReactNode;
  className?: string;
  /** True while another button is the one to press. */
  quiet?: boolean;
}

/**
 * Sends the form around it; cannot be pressed again while that runs, nor before there is a script to
 * send it: the browser would load the page anew, and what was typed would be lost.
 */
export function SubmitButton({ busyLabel, children, className, quiet }: SubmitButtonProps) {
  const { isReady, isSubmitting } = useFormContext().formState;
  const place = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // A button that is disabled loses the focus to the page; its place keeps it meanwhile.
  useLayoutEffect(() => {
    const [from, to] = isSubmitting ? [button, place] : [place, button];
    if (document.activeElement === from.current) to.current?.focus();
  }, [isSubmitting]);
  const kind = quiet ? 'btn btn-outline-primary' : 'btn btn-primary';
  const classes = [kind, className, !isReady && 'not-ready'].filter(Boolean).join(' ');
  return (
    <span ref={place} tabIndex={-1} className="submit-place">
      <button
        ref={button}
        type="submit"
        className={classes}
        disabled={isSubmitting || !isReady}
        // The field keeps the focus until the form is sent: an error that goes when the field is left would
        // draw the button away from under the finger.
        onMouseDown={(event) => event.preventDefault()}
      >
        {isSubmitting && <span className="spinner-border spinner-border-sm" aria-hidden />}
        {isSubmitting ? busyLabel : children}
      </button>
    </span>
  );
}
