import { Link } from 'react-router-dom';
import { ArrowRightIcon } from '../../components/icons.tsx';

interface SectionHeadProps {
  id: string;
  title: string;
  /** The link at the right; `about` completes its name for screen readers. */
  more: { label: string; about?: string; to: string };
}

export const SectionHead = ({ id, title, more }: SectionHeadProps) => (
  <div className="split section-head">
    <h2 id={id}>{title}</h2>
    <Link className="more-link" to={more.to}>
      <span>
        {more.label} {more.about && <span className="visually-hidden">{more.about}</span>}
      </span>
      <ArrowRightIcon />
    </Link>
  </div>
);
