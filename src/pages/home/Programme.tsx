import { Link } from 'react-router-dom';
import { schedule, type EventDay } from '../../data/schedule';
import './programme.scss';

/** The seven days in a row; one of them may be today. */
export function Programme({ today }: { today?: EventDay }) {
  return (
    <ol className="programme">
      {schedule.map((day) => (
        <li key={day.date} aria-current={day === today ? 'date' : undefined}>
          <time dateTime={day.date}>
            <strong className="figure">{Number(day.date.slice(-2))}</strong>{' '}
            {day === today ? 'Today' : day.weekday}
          </time>
          {day.category ? (
            <Link className="line-link" to={`/competition-categories#${day.category}`}>
              {day.title}
            </Link>
          ) : (
            <span className="line-link">{day.title}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
