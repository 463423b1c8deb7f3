import type { ComponentType, ReactNode } from 'react';
import { LazyPart } from './LazyPart.tsx';

interface LazyFormProps {
  load: () => Promise<ComponentType>;
  /** The class that sets the form's height. */
  placeholderClass: string;
  /** Another way to reach us, if the form fails to load or JavaScript is off. */
  otherWay: ReactNode;
}

/** A form that loads later than its page; until then, a box of its height. See `LazyPart`. */
export const LazyForm = ({ load, placeholderClass, otherWay }: LazyFormProps) => (
  <LazyPart load={load} failure={<>This form failed to load. {otherWay}</>}>
    <p className={`form-placeholder ${placeholderClass} muted needs-script`}>
      The form is loading.
    </p>
    <noscript>
      <p>This form needs JavaScript. {otherWay}</p>
    </noscript>
  </LazyPart>
);
