import { EmptyState } from './EmptyState';

/** Tickets are not on sale yet. See product.md, Profile. */
export const Component = () => (
  <EmptyState
    title="Event Tickets"
    message="Tickets Coming Soon"
    picture="news/01-arena"
    next={{ to: '/news-or-blog', label: 'Read the news' }}
  >
    Ticket sales open a few months before the event. As a registered user, you will be told by
    email.
  </EmptyState>
);
