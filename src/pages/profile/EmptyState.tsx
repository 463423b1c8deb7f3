import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ArrowRightIcon } from '../../components/icons';
import { Picture } from '../../components/Picture';

interface EmptyStateProps {
  title: string;
  message: string;
  /** Name of the picture above; decoration. */
  picture: string;
  /** Where to go meanwhile. */
  next: { to: string; label: string };
  children: ReactNode;
}

/** A page of the profile that has nothing to show yet. */
export function EmptyState({ title, message, picture, next, children }: EmptyStateProps) {
  return (
    <section className="card-surface empty-state">
      <Picture name={picture} alt="" sizes="(min-width: 62rem) 56rem, 100vw" eager />
      <div>
        <h1>{title}</h1>
        <h2>{message}</h2>
        <p className="muted">{children}</p>
        <Link className="btn btn-outline-primary" to={next.to}>
          {next.label}
          <ArrowRightIcon />
        </Link>
      </div>
    </section>
  );
}
