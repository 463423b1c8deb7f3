import { Link } from 'react-router-dom';
import { phaseOfBuild } from '../../clock/buildClock';
import { useMarkedDay, usePhase } from '../../clock/useClock';
import { ArenaFloor } from '../../components/ArenaFloor';
import { Reveal } from '../../components/Reveal';
import { event } from '../../data/event';
import { schedule } from '../../data/schedule';
import { EventState } from './EventState';
import './event.scss';

/** Dates, place, state and programme of the championship. See product.md, Home. */
export function EventBlock() {
  const phase = usePhase();
  return (
    <section id="event" className="event" aria-labelledby="event-title">
      <div className="container section">
        <Reveal className={phaseOfBuild() === 'after' ? 'event-plan final' : 'event-plan'}>
          <h2 id="event-title">Seven days in Zurich</h2>
          <p className="lead">
            <span className="non-breaking">{event.dates},</span> {event.city}, {event.country}
          </p>
          <div className="event-state dated">
            <EventState />
          </div>
          <ArenaFloor lit={phase === 'after'} />
          <div>
            <h3 className="visually-hidden">Programme</h3>
            <Programme />
          </div>
        </Reveal>
      </div>
    </section>
  );
}

function Programme() {
  const today = useMarkedDay();
  return (
    <ol className="programme">
      {schedule.map((day) => (
        <li
          key={day.date}
          data-course={day.categories.map(({ id }) => id).join(' ') || undefined}
          aria-current={day === today ? 'date' : undefined}
        >
          <time dateTime={day.date}>
            <strong className="display-text">{Number(day.date.slice(-2))}</strong>{' '}
            {day === today ? 'Today' : day.weekday}
          </time>
          {day.categories.map(({ id, title }) => (
            <Link key={id} className="touch-link" to={`/competition-categories#${id}`}>
              {title}
            </Link>
          ))}
          {day.categories.length === 0 && <span className="touch-link">{day.title}</span>}
        </li>
      ))}
    </ol>
  );
}
