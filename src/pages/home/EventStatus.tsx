import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { useHydrated } from '../../browser/useHydrated.ts';
import { builtAfterEvent, type Phase, timeLeft } from '../../clock/phases.ts';
import { useNow, useToday, useVisitorPhase } from '../../clock/useClock.ts';
import { ArrowRightIcon, CalendarIcon, ClockIcon } from '../../components/icons.tsx';
import { calendarPath, googleCalendarUrl } from '../../data/calendar.ts';
import { championship } from '../../data/championship.ts';
import { formatDayAndMonth } from '../../data/days.ts';
import { nonBreaking } from '../../data/nonBreaking.ts';

const Upcoming = () => (
  <>
    <Countdown />
    <div>
      <DoorsOpen />
      <div className="actions">
        <a className="btn btn-secondary" href={calendarPath}>
          <CalendarIcon />
          Add to calendar
        </a>
        <a className="more-link" href={googleCalendarUrl} target="_blank" rel="noreferrer">
          Google Calendar <span className="visually-hidden">(opens in a new tab)</span>
        </a>
      </div>
    </div>
  </>
);

const doorsOpen = new Date(championship.startsAt);
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The opening in the visitor's time zone, with the day if it differs; null if both are the same as in Zurich. */
function localDoorsTime(): string | null {
  const month = twoDigits(doorsOpen.getMonth() + 1);
  const day = `${doorsOpen.getFullYear()}-${month}-${twoDigits(doorsOpen.getDate())}`;
  const hour = `${twoDigits(doorsOpen.getHours())}:${twoDigits(doorsOpen.getMinutes())}`;
  if (day !== championship.firstDay) return `${hour} on ${formatDayAndMonth(day)}`;
  return hour === championship.doorsOpen ? null : hour;
}

function DoorsOpen() {
  // The static HTML has no time zone.
  const localTime = useHydrated() ? localDoorsTime() : null;
  return (
    <p className="with-icon">
      <ClockIcon />
      <span>
        {nonBreaking(
          `Doors open in ${championship.city} at ${championship.doorsOpen} on ${formatDayAndMonth(championship.firstDay)}`,
        )}
        {localTime && (
          <small className="muted">{nonBreaking(`${localTime} in your time zone`)}</small>
        )}
      </span>
    </p>
  );
}

const labels = [
  ['days', 'Days'],
  ['hours', 'Hours'],
  ['minutes', 'Minutes'],
  ['seconds', 'Seconds'],
] as const;

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** The time until the doors open. Screen readers read it on request, without the seconds. */
function Countdown() {
  const now = useNow();
  const left = now === null ? null : timeLeft(now);
  return (
    <div className="countdown" role="timer" aria-label="Countdown">
      {left && (
        <p className="visually-hidden">
          {`${plural(left.days, 'day')}, ${plural(left.hours, 'hour')} and ${plural(left.minutes, 'minute')} until the doors open`}
        </p>
      )}
      <ul aria-hidden>
        {labels.map(([unit, label]) => (
          <li key={unit}>
            <strong className="display-text">{left ? twoDigits(left[unit]) : '––'}</strong>
            <span className="muted small">{label}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function UnderWay() {
  const today = useToday();
  return (
    <div>
      <p className="event-on-now">The championship is under way.</p>
      {/* The static HTML keeps the line's space. */}
      <p className="display-text event-today">
        {today ? `${today.weekday}: ${today.title}` : '\u00a0'}
      </p>
    </div>
  );
}

const Ended = () => (
  <div>
    <p className="lead">
      {`The ${championship.year} championship has ended.`}
      {builtAfterEvent() && (
        <>
          {' '}
          Robots on two legs had to carry tea, fill orders, cross rubble and teach a class. If
          another championship is planned, the <Link to="#newsletter">newsletter</Link> will say so.
        </>
      )}
    </p>
    <div className="actions">
      <Link className="more-link" to="/news-or-blog">
        Read the articles
        <ArrowRightIcon />
      </Link>
      {builtAfterEvent() && (
        <Link className="more-link" to="/competition-categories#rules">
          See the rules in figures
          <ArrowRightIcon />
        </Link>
      )}
    </div>
  </div>
);

const statuses: Record<Phase, ComponentType> = {
  before: Upcoming,
  during: UnderWay,
  after: Ended,
};

/** The countdown before the championship, a message during and after it, by the visitor's clock. */
export function EventStatus() {
  const Status = statuses[useVisitorPhase()];
  return <Status />;
}
