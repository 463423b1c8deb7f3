import { useState } from 'react';
import { Link } from 'react-router-dom';
import { builtAfterEvent } from '../../clock/phases.ts';
import { useToday, useVisitorPhase } from '../../clock/useClock.ts';
import { ArenaFloor } from '../../components/ArenaFloor.tsx';
import { EmailText } from '../../components/emails.tsx';
import { Reveal } from '../../components/Reveal.tsx';
import { championship } from '../../data/championship.ts';
import { dayOfMonth } from '../../data/days.ts';
import { dayOfCategory, type EventDay, schedule } from '../../data/schedule.ts';
import { EventStatus } from './EventStatus.tsx';
import './event.scss';

/** The categories whose courses stand on the floor on a day: on the last day, all. */
const categoriesOn = (day: EventDay): string[] =>
  (day === schedule.at(-1) ? schedule : [day]).flatMap(({ categories }) =>
    categories.map(({ id }) => id),
  );

/** Dates, place, state and programme of the championship. */
export function EventBlock() {
  const visitorPhase = useVisitorPhase();
  const today = useToday();
  /** The day that the visitor points at, in the programme or by its course on the floor plan. */
  const [pointed, setPointed] = useState<EventDay | undefined>();
  const litDay = pointed ?? today ?? (visitorPhase === 'after' ? schedule.at(-1) : undefined);
  return (
    <section id="event" className="event" aria-labelledby="event-title">
      <div className="container section">
        <div className={`event-plan ${__BUILD_PHASE__}-event`}>
          <div>
            <h2 id="event-title">Seven days in Zurich</h2>
            <p className="lead">
              <span className="non-breaking">{`${championship.dates},`}</span>{' '}
              {`${championship.city}, ${championship.country}`}
            </p>
          </div>
          <div className="event-status dated">
            <EventStatus />
          </div>

          <Reveal className="event-floor">
            <ArenaFloor
              lit={litDay ? categoriesOn(litDay) : []}
              onPoint={(id) => setPointed(id === null ? undefined : dayOfCategory(id))}
            />
          </Reveal>
          <Reveal>
            <h3 className="visually-hidden">Programme</h3>
            <ol className="programme">
              {schedule.map((day) => (
                <li
                  key={day.date}
                  className={day === pointed ? 'pointed' : undefined}
                  aria-current={day === today ? 'date' : undefined}
                  onMouseEnter={() => setPointed(day)}
                  onMouseLeave={() => setPointed(undefined)}
                >
                  <time dateTime={day.date}>
                    <strong className="display-text">{dayOfMonth(day.date)}</strong>{' '}
                    {day === today ? 'Today' : day.weekday}
                  </time>
                  {day.categories.map(({ id, title }) => (
                    <Link
                      key={id}
                      className="touch-link stretched-link"
                      to={`/competition-categories#${id}`}
                      onFocus={() => setPointed(day)}
                      onBlur={() => setPointed(undefined)}
                    >
                      {title}
                    </Link>
                  ))}
                  {day.categories.length === 0 && <span className="touch-link">{day.title}</span>}
                </li>
              ))}
            </ol>
          </Reveal>
        </div>
        {builtAfterEvent() && <AfterEvent />}
      </div>
    </section>
  );
}

const AfterEvent = () => (
  <div className="event-results">
    <section id="results" aria-labelledby="results-title">
      <h2 id="results-title">Results on request</h2>
      <p className="muted">
        Results are not published here. Ask for them at{' '}
        <a href={`mailto:${championship.email}?subject=Results`}>
          <EmailText address={championship.email} />
        </a>
        .
      </p>
    </section>
    <section aria-labelledby="next-title">
      <h2 id="next-title">What comes next</h2>
      <p className="muted">
        If another championship is planned, the <Link to="#newsletter">newsletter</Link> will say
        so.
      </p>
    </section>
  </div>
);
