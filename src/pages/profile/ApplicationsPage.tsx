import { noNextEvent, paragraph } from '../../clock/sentences.ts';
import { NextSteps } from './NextSteps.tsx';
import { PictureCard } from './PictureCard.tsx';

/** Applications are not open at the moment; for participants only. */
export default function ApplicationsPage() {
  return (
    <PictureCard title="Event Applications" picture="places/start" crop="left">
      <h2>Applications Not Open Yet</h2>
      <p className="muted">
        {paragraph(
          'Application forms appear here when team registrations open. You will be notified by email.',
          noNextEvent(),
        )}
      </p>
      <NextSteps to={['team', 'categories']} />
    </PictureCard>
  );
}
