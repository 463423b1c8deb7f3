import { useState } from 'react';
import { buildPhase, builtAfterEvent } from '../../clock/phases.ts';
import { useToday, useVisitorPhase } from '../../clock/useClock.ts';
import { Reveal } from '../../components/Reveal.tsx';
import { championship } from '../../data/championship.ts';
import { dayOfCategory, programme, type ProgrammeDay } from '../../data/programme.ts';
import { ArenaFloor } from '../../drawings/ArenaFloor.tsx';
import { EventStatus } from './EventStatus.tsx';
import { ParadePicture } from './Intro.tsx';
import { Programme } from './Programme.tsx';
import './event.scss';

/** The categories whose courses stand on the floor on a day: on the last day, all. */
const categoriesOn = (day: ProgrammeDay) =>
  (day === programme.at(-1) ? programme : [day]).flatMap(({ categories }) =>
    categories.map(({ id }) => id),
  );

/** Dates, place, state, courses and programme of the championship. */
export function EventBlock() {
  const visitorPhase = useVisitorPhase();
  /** The day that the visitor points at, in the programme or by its course on the floor plan. */
  const [pointedDay, setPointedDay] = useState<ProgrammeDay | undefined>();
  const today = useToday();
  const activeDay = pointedDay ?? today;
  const litDay = activeDay ?? (visitorPhase === 'after' ? programme.at(-1) : undefined);
  return (
    <section id="event" className="event" aria-labelledby="event-title">
      {builtAfterEvent() && <ParadePicture />}
      <div className="container section">
        <div className="event-content">
          <div className={`event-words ${buildPhase()}-event`}>
            <h2 id="event-title">
              {builtAfterEvent()
                ? 'Thank you to all who built, judged and watched'
                : `Seven days in ${championship.city}`}
            </h2>
            <p className="lead">
              <span className="non-breaking">{`${championship.dates},`}</span>{' '}
              {`${championship.city}, ${championship.country}`}
            </p>
            <div className="event-status dated">
              <EventStatus />
            </div>
          </div>
          <Reveal>
            <ArenaFloor
              litIds={litDay ? categoriesOn(litDay) : []}
              onPoint={(id) => setPointedDay(id && dayOfCategory(id))}
            />
          </Reveal>
        </div>
        <h3>{builtAfterEvent() ? 'The seven days' : 'Programme'}</h3>
        {builtAfterEvent() && (
          <p className="muted">
            Each day with an article about its subject, written before the championship.
          </p>
        )}
        <Programme activeDay={activeDay} onPoint={setPointedDay} />
      </div>
    </section>
  );
}
