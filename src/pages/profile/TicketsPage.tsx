import { EmptyState } from './EmptyState';

/** Tickets are not sold yet. See spec.md §2, Tickets. */
export const TicketsPage = () => (
  <EmptyState
    title="Event Tickets"
    message="Tickets Coming Soon"
    picture="news/01-arena"
    next={{ to: '/news-or-blog', label: 'Read the news' }}
  >
    Ticket sales open a few months before the event. As a registered user you will be told by e-mail
    as soon as they do.
  </EmptyState>
);
