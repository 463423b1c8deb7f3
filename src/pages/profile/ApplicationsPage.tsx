import { NoNextEvent } from '../../components/NoNextEvent.tsx';
import { championship } from '../../data/championship.ts';
import { NextSteps } from './NextSteps.tsx';
import { PictureCard } from './PictureCard.tsx';

/** Applications are not open at the moment; for participants only. */
export default function ApplicationsPage() {
  return (
    <PictureCard
      title="Event Applications"
      status="Applications Not Open Yet"
      picture="places/cases"
    >
      <p>
        Application forms appear here when team registrations open. You will be notified by email.
        <NoNextEvent />
      </p>
      <p className="muted">
        {`The rules of ${championship.year} for a robot: two legs, 1–2 m tall, 120 kg at most, and a stop within 0.5 s of the signal.`}
      </p>
      <NextSteps names={['team', 'categories']} />
    </PictureCard>
  );
}
