import { Link } from 'react-router-dom';
import { useToday } from '../../clock/useClock.ts';
import { sizeText } from '../../data/arena.ts';
import { categories } from '../../data/categories/categories.ts';
import { formatDayAndMonth } from '../../data/days.ts';
import { nonBreaking } from '../../data/nonBreaking.ts';
import { dayOfCategory } from '../../data/programme.ts';
import './categoryOverview.scss';

/** The box of each drawing fits the largest course with its frame. One unit is one metre. */
const box = {
  width: Math.max(...categories.map(({ course }) => course.width)) + 0.4,
  depth: Math.max(...categories.map(({ course }) => course.depth)) + 0.4,
};

/** Ten steps of 18 degrees: 14 of arc, then a gap of 4. */
const arc = { d: 'M10 60A50 50 0 0 1 110 60', pathLength: 180, strokeDashoffset: -2 };

/** Compares day, size and complexity of the categories on narrow screens. There, the list of sections has only names. */
export function CategoryOverview() {
  const today = useToday();
  return (
    <section className="category-overview" aria-labelledby="overview">
      <h2 id="overview">Five courses at a glance</h2>
      <ol>
        {categories.map(({ id, title, course, complexity }, index) => {
          const { width, depth } = course;
          const day = dayOfCategory(id);
          return (
            <li key={id} aria-current={day === today ? 'date' : undefined}>
              <Link to={`#${id}`}>
                <svg
                  className="overview-course"
                  viewBox={`${-box.width / 2} ${-box.depth / 2} ${box.width} ${box.depth}`}
                  aria-hidden
                >
                  <rect x={-width / 2} y={-depth / 2} width={width} height={depth} />
                  <text y="1.4" className="display-text">{`0${index + 1}`}</text>
                </svg>
                <div>
                  {title}
                  <p className="muted small">
                    <time dateTime={day.date}>
                      {day === today && 'Today, '}
                      {`${formatDayAndMonth(day.date)},`}
                    </time>{' '}
                    {nonBreaking(sizeText(course))}
                  </p>
                </div>
                <p className="overview-complexity">
                  <span className="visually-hidden">{`Complexity ${complexity}/10`}</span>
                  <svg viewBox="6 6 108 58" aria-hidden>
                    <path {...arc} strokeDasharray="14 4" />
                    <path
                      {...arc}
                      strokeDasharray={`${'14 4 '.repeat(complexity)}0 180`}
                      className="lit"
                    />
                  </svg>
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
