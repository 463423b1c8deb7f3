import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ArrowRightIcon } from '../../components/icons';
import { Picture } from '../../components/Picture';

interface PicturedCardProps {
  title: string;
  /** Name of the picture above; decoration. */
  picture: string;
  /** True where what the picture shows does not stand at its top. */
  centred?: boolean;
  children: ReactNode;
}

/** A page of the profile that is short: a picture, a few words, one way on. */
export function PicturedCard({ title, picture, centred, children }: PicturedCardProps) {
  const id = useId();
  const classes = centred ? 'card-surface pictured-card centred' : 'card-surface pictured-card';
  return (
    <section className={classes} aria-labelledby={id}>
      <Picture name={picture} alt="" sizes="(min-width: 62rem) 56rem, 100vw" eager />
      <div>
        <h1 id={id}>{title}</h1>
        {children}
      </div>
    </section>
  );
}

interface WayOnProps {
  to: string;
  children: string;
}

/** Where to go from a page that has nothing more to show. */
export const WayOn = ({ to, children }: WayOnProps) => (
  <Link className="btn btn-outline-primary" to={to}>
    {children}
    <ArrowRightIcon />
  </Link>
);

interface EmptyStateProps extends PicturedCardProps {
  message: string;
  /** Where to go meanwhile. */
  next: { to: string; label: string };
}

/** A page of the profile that has nothing to show yet. */
export const EmptyState = ({ title, message, picture, next, children }: EmptyStateProps) => (
  <PicturedCard title={title} picture={picture}>
    <h2>{message}</h2>
    <p className="muted">{children}</p>
    <WayOn to={next.to}>{next.label}</WayOn>
  </PicturedCard>
);
