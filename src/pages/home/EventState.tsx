import { Link } from 'react-router-dom';
import { eventDayAt, phaseAt } from '../../data/countdown';
import { event } from '../../data/event';
import { AddToCalendar } from './AddToCalendar';
import { Countdown } from './Countdown';
import { useClock } from './useClock';

/**
 * Where the championship stands: the countdown, under way, or over. Only the dates until the clock was
 * read. See readings.md, Time.
 */
export function EventState() {
  const now = useClock();
  if (now === null) return <p className="event-word">{event.dates}</p>;
  switch (phaseAt(now)) {
    case 'before':
      return (
        <>
          <Countdown now={now} />
          <AddToCalendar />
        </>
      );
    case 'during':
      return <UnderWay today={eventDayAt(now)} />;
    case 'after':
      return (
        <>
          <p className="event-word">The 2026 championship has ended.</p>
          <p className="lead">Thank you to all who built, judged and watched.</p>
          <Link className="btn btn-outline-primary" to="/news-or-blog">
            Read the news
          </Link>
        </>
      );
  }
}

function UnderWay({ today }: { today: ReturnType<typeof eventDayAt> }) {
  return (
    <>
      <p className="event-word live">The championship is under way.</p>
      {today && <p className="lead">{`${today.weekday}: ${today.title}`}</p>}
      <Link className="btn btn-outline-primary" to="/news-or-blog">
        Follow the news
      </Link>
    </>
  );
}
