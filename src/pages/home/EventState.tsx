import { Link } from 'react-router-dom';
import { ClockIcon } from '../../components/icons';
import { keepTogether } from '../../components/keepTogether';
import { AddToCalendar } from './AddToCalendar';
import { Countdown } from './Countdown';
import { doorsByOwnClock } from './doorsTime';
import { eventDayAt, phaseAt } from './eventTime';
import { useClock } from './useClock';

/**
 * The state of the championship: the countdown, under way, or over. What is right at any time until the
 * clock was read. See product.md, Clock.
 */
export function EventState() {
  const now = useClock();
  if (now === null)
    return <p className="figure event-word">Five category days, one day of finals.</p>;
  switch (phaseAt(now)) {
    case 'before':
      return (
        <>
          <Countdown now={now} />
          <Doors />
          <AddToCalendar />
        </>
      );
    case 'during':
      return <UnderWay today={eventDayAt(now)} />;
    case 'after':
      return (
        <>
          <p className="figure event-word">The 2026 championship has ended.</p>
          <p className="lead">
            Thank you to everyone who built, judged and watched. The articles explain how the
            courses, the rules and the scoring work.
          </p>
          <Link className="btn btn-outline-primary" to="/news-or-blog">
            Read the news
          </Link>
        </>
      );
  }
}

function Doors() {
  const here = doorsByOwnClock();
  return (
    <p className="with-icon">
      <ClockIcon />
      <span>
        {keepTogether('Doors: 7 September, 09:00')}
        {here && <small>{keepTogether(`${here} in your time zone`)}</small>}
      </span>
    </p>
  );
}

function UnderWay({ today }: { today: ReturnType<typeof eventDayAt> }) {
  return (
    <>
      <p className="figure event-word live">The championship is under way.</p>
      {today && <p className="lead">{`${today.weekday}: ${today.title}`}</p>}
      {today?.category ? (
        <Link className="btn btn-outline-primary" to={`/competition-categories#${today.category}`}>
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
