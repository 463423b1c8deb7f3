import { Link } from 'react-router-dom';
import { schedule, type EventDay } from '../../data/schedule';

/** The seven days in a row; one of them may be today. */
export function Programme({ today }: { today?: EventDay }) {
  return (
    <ol className="programme">
      {schedule.map((day) => (
        <li key={day.date} aria-current={day === today ? 'date' : undefined}>
          <time dateTime={day.date}>
            <strong>{Number(day.date.slice(-2))}</strong> {day.weekday}
          </time>
          {day.category ? (
            <Link to={`/competition-categories#${day.category}`}>{day.title}</Link>
          ) : (
            <span>{day.title}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
