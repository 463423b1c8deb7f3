import { EmptyState } from './EmptyState';

/** Applications are not open at the moment; for participants only. See product.md, Profile. */
export const Component = () => (
  <EmptyState
    title="Event Applications"
    message="Applications Not Open Yet"
    picture="details/heads"
    next={{ to: '/competition-categories', label: 'See the categories' }}
  >
    Application forms appear here when registrations open. You will be notified by email.
  </EmptyState>
);
