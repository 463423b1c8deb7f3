import type { ReactNode } from 'react';

interface FormPlaceholderProps {
  /** The class that sets the form's height. */
  className: string;
  /** Another way to reach us without JavaScript. */
  children: ReactNode;
}

/** A box of the form's height while the form loads. */
export const FormPlaceholder = ({ className, children }: FormPlaceholderProps) => (
  <>
    <p className={`form-placeholder ${className} muted needs-script`}>The form is loading.</p>
    <noscript>
      <p>{children}</p>
    </noscript>
  </>
);
