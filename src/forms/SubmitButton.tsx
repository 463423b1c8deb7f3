import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useHydrated } from '../browser/useHydrated';
import { useFormContext } from './formContext';

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
