import { EmptyState } from './EmptyState';

/** Applications are not open yet; for participants only. See spec.md §2, Applications. */
export const ApplicationsPage = () => (
  <EmptyState
    title="Event Applications"
    message="Applications Not Open Yet"
    picture="news/02-lineup"
    next={{ to: '/competition-categories', label: 'Prepare for the categories' }}
  >
    The application forms appear here when registrations open. You will be notified by e-mail.
  </EmptyState>
);
