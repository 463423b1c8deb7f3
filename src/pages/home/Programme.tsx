import { Link } from 'react-router-dom';
import { schedule } from '../../data/schedule';
import './programme.scss';
import { useToday } from './useClock';

/** The seven days in a row, with today marked while the championship is on. */
export function Programme() {
  const today = useToday();
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
