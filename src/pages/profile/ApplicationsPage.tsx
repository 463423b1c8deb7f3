import { ByPhase } from '../../components/ByPhase';
import { EmptyState } from './EmptyState';

const forms =
  'application forms appear here when registrations open. You will be notified by email.';

/** Applications are not open yet; for participants only. See product.md, Profile. */
export const Component = () => (
  <EmptyState
    title="Event Applications"
    message="Applications Not Open Yet"
    picture="news/02-lineup"
    next={{ to: '/competition-categories', label: 'Prepare for the categories' }}
  >
    <ByPhase
      words={{
        unknown: `The ${forms}`,
        before: `The ${forms}`,
        during: `The 2026 championship is under way. For another edition, the ${forms}`,
        after: `The 2026 championship has ended. For another edition, the ${forms}`,
      }}
    />
  </EmptyState>
);
