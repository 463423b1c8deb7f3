import { NoNextEvent } from '../../components/NoNextEvent.tsx';
import { championship } from '../../data/championship.ts';
import { robotDrawing } from '../../data/ruleDrawings.ts';
import { RuleDrawing } from '../../drawings/RuleDrawing.tsx';
import { NextSteps } from './NextSteps.tsx';
import { PictureCard } from './PictureCard.tsx';

/** Applications are not open at the moment; for participants only. */
export default function ApplicationsPage() {
  return (
    <PictureCard
      title="Event Applications"
      status="Applications Not Open Yet"
      drawing={
        <>
          <h2>{`A robot, by the rules of ${championship.year}`}</h2>
          <RuleDrawing drawing={robotDrawing} />
        </>
      }
    >
      <p>
        Application forms appear here when team registrations open. You will be notified by email.
        <NoNextEvent />
      </p>
      <NextSteps names={['team', 'categories']} />
    </PictureCard>
  );
}
