import { Link } from 'react-router-dom';
import { Reveal } from '../../components/Reveal';
import { schedule } from '../../data/schedule';

/** The seven days in a row. */
export function Programme() {
  return (
    <Reveal>
      <h3 className="visually-hidden">Programme</h3>
      <ol className="programme">
        {schedule.map(({ date, weekday, title, category }) => (
          <li key={date}>
            <time dateTime={date}>
              <strong>{Number(date.slice(-2))}</strong> {weekday}
            </time>
            {category ? (
              <Link to={`/competition-categories#${category}`}>{title}</Link>
            ) : (
              <span>{title}</span>
            )}
          </li>
        ))}
      </ol>
    </Reveal>
  );
}
