import { useState } from 'react';
import { buildPhase, builtAfterEvent } from '../../clock/phases.ts';
import { useToday, useVisitorPhase } from '../../clock/useClock.ts';
import { Reveal } from '../../components/Reveal.tsx';
import { championship } from '../../data/championship.ts';
import { dayOfCategory, programme, type ProgrammeDay } from '../../data/programme.ts';
import { ArenaFloor } from '../../drawings/ArenaFloor.tsx';
import { EventStatus } from './EventStatus.tsx';
import { Programme } from './Programme.tsx';
import './event.scss';

/** The categories whose courses stand on the floor on a day: on the last day, all. */
const categoriesOn = (day: ProgrammeDay) =>
  (day === programme.at(-1) ? programme : [day]).flatMap(({ categories }) =>
    categories.map(({ id }) => id),
  );

/** Dates, place, state and courses of the championship and, until it has ended, its programme. */
export function EventBlock() {
  const visitorPhase = useVisitorPhase();
  /** The day that the visitor points at, in the programme or by its course on the floor plan. */
  const [pointedDay, setPointedDay] = useState<ProgrammeDay | undefined>();
  /** The day that passes the middle of the window while the visitor scrolls. */
  const [passingDay, setPassingDay] = useState<ProgrammeDay | undefined>();
  const today = useToday();
  const activeDay = pointedDay ?? today ?? passingDay;
  const litDay = activeDay ?? (visitorPhase === 'after' ? programme.at(-1) : undefined);
  return (
    <section id="event" className="event" aria-labelledby="event-title">
      <div className="container section">
        <div className={`event-content ${buildPhase()}-event`}>
          <div>
            <h2 id="event-title">
              {builtAfterEvent()
                ? 'Thank you to all who built, judged and watched'
                : `Seven days in ${championship.city}`}
            </h2>
            <p className="lead">
              <span className="non-breaking">{`${championship.dates},`}</span>{' '}
              {`${championship.city}, ${championship.country}`}
            </p>
          </div>
          <div className="event-status dated">
            <EventStatus />
          </div>
          <div className="event-days">
            <Reveal className="event-floor">
              <ArenaFloor
                litIds={litDay ? categoriesOn(litDay) : []}
                onPoint={(id) => setPointedDay(id === null ? undefined : dayOfCategory(id))}
              />
            </Reveal>
            {!builtAfterEvent() && (
              <div>
                <h3>Programme</h3>
                <Programme activeDay={activeDay} onPoint={setPointedDay} onPass={setPassingDay} />
              </div>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
