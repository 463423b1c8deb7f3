import { useToday } from '../../clock/useClock.ts';
import { Reveal } from '../../components/Reveal.tsx';
import type { Category, CategoryFeature } from '../../data/categories/categories.ts';
import { taskDrawings } from '../../data/categories/taskDrawings.ts';
import { formatDay } from '../../data/days.ts';
import { nonBreaking } from '../../data/nonBreaking.ts';
import { dayOfCategory } from '../../data/programme.ts';
import { RuleDrawing } from '../../drawings/RuleDrawing.tsx';
import { minWidth } from '../../pictures/breakpoints.ts';
import { Picture } from '../../pictures/Picture.tsx';
import { CategoryRun } from './CategoryRun.tsx';
import './categorySection.scss';

/** One category: picture, features and tests. */
export function CategorySection({ category, number }: { category: Category; number: number }) {
  const { id, title, course, image, imageAlt, complexity, features, tests } = category;
  const day = dayOfCategory(id);
  const isToday = day === useToday();
  const [goal, ...furtherFeatures] = features;
  return (
    <section id={id} className="category" aria-labelledby={`${id}-title`}>
      <Reveal className="category-head">
        <Picture
          name={image}
          alt={imageAlt}
          sizes={`${minWidth.container} 900px, ${minWidth.large} calc(100vw - 22rem), 100vw`}
        />
        <div className="category-text">
          <h2 id={`${id}-title`} className="category-title">
            <span className="category-number display-text" aria-hidden>
              {`0${number}`}
            </span>
            {title}
          </h2>
          <div className="category-meta muted">
            <p>{course.name}</p>
            <p>
              <time dateTime={day.date} aria-current={isToday ? 'date' : undefined}>
                {/* On wide screens, "Today" replaces the weekday. It is shorter, so nothing moves. */}
                {isToday ? (
                  <strong>Today, </strong>
                ) : (
                  <span className="wide-only">{`${day.weekday} `}</span>
                )}
                {formatDay(day.date)}
              </time>
            </p>
            <p>{`Complexity ${complexity}/10`}</p>
          </div>
          <Feature {...goal} />
        </div>
        <RuleDrawing drawing={taskDrawings[id]} />
        <details className="category-reasons fold">
          <summary>
            <span>
              More about this course<span className="visually-hidden">{`: ${title}`}</span>
            </span>
          </summary>
          <div>
            {furtherFeatures.map((feature) => (
              <Feature key={feature.title} {...feature} />
            ))}
          </div>
        </details>
      </Reveal>
      <CategoryRun id={id} tests={tests} explained={number > 1} />
    </section>
  );
}

const Feature = ({ title, note }: CategoryFeature) => (
  <div className="category-feature">
    <h3>{title}</h3>
    <p>{nonBreaking(note)}</p>
  </div>
);
