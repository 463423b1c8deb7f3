import { Link } from 'react-router-dom';
import { useToday } from '../../clock/useClock.ts';
import { sizeText } from '../../data/arena.ts';
import { categories } from '../../data/categories.ts';
import { formatDayOfYear } from '../../data/days.ts';
import { nonBreaking } from '../../data/nonBreaking.ts';
import { dayOfCategory } from '../../data/schedule.ts';
import { ComplexityDial } from './ComplexityDial.tsx';
import './categoryOverview.scss';

/** Day, size and complexity of all categories, on narrow screens, whose list of sections has only their names. */
export function CategoryOverview() {
  const today = useToday();
  return (
    <section className="category-overview" aria-labelledby="overview">
      <h2 id="overview">Five days, five courses</h2>
      <ol>
        {categories.map(({ id, title, course, complexity }, index) => {
          const { width, depth } = course;
          const day = dayOfCategory(id);
          const isToday = day !== undefined && day === today;
          return (
            <li key={id} aria-current={isToday ? 'date' : undefined}>
              <Link to={`#${id}`}>
                {/* To scale: one unit is one metre. */}
                <svg className="overview-course" viewBox="-8.2 -5.2 16.4 10.4" aria-hidden>
                  <rect x={-width / 2} y={-depth / 2} width={width} height={depth} />
                  <text y="1.4" className="display-text">{`0${index + 1}`}</text>
                </svg>
                <div>
                  {title}
                  <p className="muted small">
                    {day && (
                      <time dateTime={day.date}>
                        {isToday && 'Today, '}
                        {`${formatDayOfYear(day.date)},`}
                      </time>
                    )}{' '}
                    {nonBreaking(sizeText(course))}
                  </p>
                </div>
                <p className="overview-complexity">
                  <span className="visually-hidden">{`Complexity ${complexity}/10`}</span>
                  <ComplexityDial value={complexity} />
                  <strong className="display-text" aria-hidden>
                    {complexity}
                  </strong>
                </p>
              </Link>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
