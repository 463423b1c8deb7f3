import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { ClockIcon } from '../../components/icons';
import { nonBreaking } from '../../components/nonBreaking';
import { formatDayOfYear } from '../../data/days';
import { event } from '../../data/event';
import { AddToCalendar } from './AddToCalendar';
import { Countdown } from './Countdown';
import { doorsByOwnClock } from './doorsTime';
import { usePhase, useToday } from './useClock';

/** The state of the championship: the countdown, under way, or over. See product.md, Clock. */
export function EventState() {
  switch (usePhase()) {
    case 'before':
      return (
        <>
          <Countdown />
          <Doors />
          <AddToCalendar />
        </>
      );
    case 'during':
      return <UnderWay />;
    case 'after':
      return <Ended />;
  }
}

const never = () => () => undefined;

function Doors() {
  // The static HTML knows no time zone.
  const here = useSyncExternalStore(never, doorsByOwnClock, () => null);
  return (
    <p className="with-icon">
      <ClockIcon />
      <span>
        {nonBreaking(`Doors open at ${event.doorsOpen} on ${formatDayOfYear(event.firstDay)}`)}
        {here && <small>{nonBreaking(`${here} in your time zone`)}</small>}
      </span>
    </p>
  );
}

function UnderWay() {
  const today = useToday();
  const [category, another] = today?.categories ?? [];
  return (
    <>
      <p className="display-text event-headline live">The championship is under way.</p>
      {today && <p className="lead">{`${today.weekday}: ${today.title}`}</p>}
      {category && !another ? (
        <Link className="btn btn-outline-primary" to={`/competition-categories#${category.id}`}>
          See today’s course
        </Link>
      ) : (
        <Link className="btn btn-outline-primary" to="/competition-categories">
          See the five courses
        </Link>
      )}
    </>
  );
}

function Ended() {
  return (
    <>
      <p className="display-text event-headline">{`The ${event.year} championship has ended.`}</p>
      <p className="lead">Thank you to everyone who built, judged and watched.</p>
      <p>
        Results are not published on this site: ask{' '}
        <a href={`mailto:${event.email}`}>{event.email}</a>. No further edition has been announced
        here: to hear about one, <Link to="#newsletter">get the newsletter</Link>.
      </p>
      <Link className="btn btn-outline-primary" to="/news-or-blog">
        Read the articles
      </Link>
    </>
  );
}
