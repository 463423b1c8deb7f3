import { EmptyState } from './EmptyState';

/** Tickets are not on sale at the moment. See product.md, Profile. */
export const Component = () => (
  <EmptyState
    title="Event Tickets"
    message="Tickets Coming Soon"
    picture="details/gate"
    next={{ to: '/news-or-blog', label: 'Read the articles' }}
  >
    Ticket sales open a few months before the event. As a registered user, you will be told by
    email.
  </EmptyState>
);
