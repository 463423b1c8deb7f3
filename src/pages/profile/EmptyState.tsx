import { PicturedCard, type PicturedCardProps } from './PicturedCard';
import { WayOn } from './WayOn';

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
