import { noNextEvent, paragraph } from '../../data/sentences.ts';
import { PictureCard } from './PictureCard.tsx';

/** Applications are not open at the moment; for participants only. */
export default function ApplicationsPage() {
  return (
    <PictureCard
      title="Event Applications"
      picture="places/start"
      crop="left"
      nextStep={{ to: '/competition-categories', label: 'See the categories' }}
    >
      <h2>Applications Not Open Yet</h2>
      <p className="muted">
        {paragraph(
          'Application forms appear here when team registrations open. You will be notified by email.',
          noNextEvent(),
        )}
      </p>
    </PictureCard>
  );
}
