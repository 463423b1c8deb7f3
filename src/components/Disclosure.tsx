import type { ReactNode } from 'react';
import { nonBreaking } from '../data/nonBreaking.ts';
import './disclosure.scss';

interface DisclosureProps {
  summary: string;
  open?: boolean;
  /** At most one disclosure of each name is open. */
  name?: string;
  children: ReactNode;
}

/** A question that unfolds its answer, without a script. */
export const Disclosure = ({ summary, open, name, children }: DisclosureProps) => (
  <details className="disclosure" name={name} open={open}>
    <summary>{nonBreaking(summary)}</summary>
    <div className="answer prose muted">{children}</div>
  </details>
);
