import { Link } from 'react-router-dom';
import { schedule } from '../../data/schedule';
import './programme.scss';
import { useMarkedDay } from './useClock';

/** The seven days in a row, with today marked while the championship is on. */
export function Programme() {
  const today = useMarkedDay();
  return (
    <ol className="programme">
      {schedule.map((day) => (
        <li key={day.date} aria-current={day === today ? 'date' : undefined}>
          <time dateTime={day.date}>
            <strong className="display-text">{Number(day.date.slice(-2))}</strong>{' '}
            {day === today ? 'Today' : day.weekday}
          </time>
          {day.categories.length === 0 && <span className="touch-link">{day.title}</span>}
          {day.categories.map(({ id, title }) => (
            <Link key={id} className="touch-link" to={`/competition-categories#${id}`}>
              {title}
            </Link>
          ))}
        </li>
      ))}
    </ol>
  );
}
