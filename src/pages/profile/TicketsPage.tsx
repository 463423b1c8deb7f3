import { noNextEvent, paragraph } from '../../clock/sentences.ts';
import { NextSteps } from './NextSteps.tsx';
import { PictureCard } from './PictureCard.tsx';

/** Tickets are not on sale at the moment. */
export default function TicketsPage() {
  return (
    <PictureCard title="Event Tickets" picture="places/scanner" crop="right">
      <h2>Tickets Coming Soon</h2>
      <p className="muted">
        {paragraph(
          'Ticket sales open a few months before an event. As a registered user, you will get an email when they open.',
          noNextEvent(),
        )}
      </p>
      <NextSteps to={['news', 'community']} />
    </PictureCard>
  );
}
