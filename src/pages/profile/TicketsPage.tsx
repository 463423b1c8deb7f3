import { ByPhase } from '../../components/ByPhase';
import { EmptyState } from './EmptyState';

const told = 'As a registered user you will be told by email';

/** Tickets are not sold yet. See product.md, Profile. */
export const Component = () => (
  <EmptyState
    title="Event Tickets"
    message="Tickets Coming Soon"
    picture="news/01-arena"
    next={{ to: '/news-or-blog', label: 'Read the news' }}
  >
    <ByPhase
      words={{
        unknown: `${told} when ticket sales open.`,
        before: `Ticket sales open a few months before the event. ${told} as soon as they do.`,
        during: `The 2026 championship is under way. ${told} when ticket sales open.`,
        after: `The 2026 championship has ended. ${told} when ticket sales open for another edition.`,
      }}
    />
  </EmptyState>
);
