import { Link } from 'react-router-dom';
import { builtAfterEvent } from '../../clock/phases.ts';
import { useToday } from '../../clock/useClock.ts';
import { dayOfMonth } from '../../data/days.ts';
import { news } from '../../data/news.ts';
import { newsPath } from '../../data/newsPath.ts';
import { nonBreaking } from '../../data/nonBreaking.ts';
import { programme, type ProgrammeDay } from '../../data/programme.ts';

interface ProgrammeProps {
  activeDay: ProgrammeDay | undefined;
  /** Called with the day that the visitor points at, and with undefined when this ends. */
  onPoint: (day: ProgrammeDay | undefined) => void;
}

/** The days of the championship, with links to their categories and, after it, to an article about each day's subject. */
export function Programme({ activeDay, onPoint }: ProgrammeProps) {
  const today = useToday();
  return (
    <ol className="programme">
      {programme.map((day) => (
        <li
          key={day.date}
          className={day === activeDay ? 'active' : undefined}
          aria-current={day === today ? 'date' : undefined}
          onMouseEnter={() => onPoint(day)}
          onMouseLeave={() => onPoint(undefined)}
        >
          <time dateTime={day.date}>
            <strong className="display-text">{dayOfMonth(day.date)}</strong>{' '}
            {day === today ? 'Today' : day.weekday}
          </time>
          {day.categories.map(({ id, title, figure, course }) => (
            <div key={id}>
              <Link
                className="stretched-link"
                to={`/competition-categories#${id}`}
                onFocus={() => onPoint(day)}
                onBlur={() => onPoint(undefined)}
              >
                {title}
              </Link>
              {!builtAfterEvent() && (
                <div className="muted small">{nonBreaking(`${course.name}: ${figure}`)}</div>
              )}
            </div>
          ))}
          {day.categories.length === 0 && <div>{day.title}</div>}
          {builtAfterEvent() && <ArticleLink id={day.articleId} />}
        </li>
      ))}
    </ol>
  );
}

/** Links to an article by the first part of its title. */
function ArticleLink({ id }: { id: number }) {
  const article = news.find((item) => item.id === id);
  return article && <Link to={newsPath(article)}>{/^[^:?]+\??/.exec(article.title)}</Link>;
}
