import { noNextEventSentence } from '../../components/noNextEventSentence.ts';
import { NextSteps } from './NextSteps.tsx';
import { PictureCard } from './PictureCard.tsx';

/** Tickets are not on sale at the moment. */
export default function TicketsPage() {
  return (
    <PictureCard title="Event Tickets" status="Tickets Coming Soon" picture="places/kiosk">
      <p>
        Ticket sales open a few months before an event. As a registered user, you will get an email
        when they open.{noNextEventSentence()}
      </p>
      <NextSteps names={['news', 'community']} />
    </PictureCard>
  );
}
