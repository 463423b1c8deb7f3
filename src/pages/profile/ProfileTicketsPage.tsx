import { NoNextEvent } from '../../components/NoNextEvent.tsx';
import { NextSteps } from './NextSteps.tsx';
import { PictureCard } from './PictureCard.tsx';

/** Tickets are not on sale at the moment. */
export default function ProfileTicketsPage() {
  return (
    <PictureCard title="Event Tickets" status="Tickets Coming Soon" picture="places/kiosk">
      <p>
        Ticket sales open a few months before an event. As a registered user, you will get an email
        when they open.
        <NoNextEvent />
      </p>
      <p className="muted">
        A ticket is a seat in the arena; a live-stream pass is the stream with its replays.
      </p>
      <NextSteps names={['news', 'community']} />
    </PictureCard>
  );
}
