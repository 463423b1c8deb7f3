import type { ReactNode } from 'react';
import './formPlaceholder.scss';

interface FormPlaceholderProps {
  /** The class that lays out the fields. */
  className: string;
  /** The fields' names, which are also the classes of their bars. */
  fields: readonly string[];
  /** Another way to reach us without JavaScript. */
  children: ReactNode;
}

/** Keeps the space of a form that is loading: a bar `i` for each label, a box `b` for each control and the button. */
export const FormPlaceholder = ({ className, fields, children }: FormPlaceholderProps) => (
  <>
    <div className={`form-placeholder ${className} needs-script`}>
      <p className="visually-hidden">The form is loading.</p>
      {fields.map((field) => (
        <span key={field} className={field}>
          <i />
          <b />
        </span>
      ))}
      <b />
    </div>
    <noscript>
      <p>{children}</p>
    </noscript>
  </>
);
