import { useLocation, useViewTransitionState } from 'react-router-dom';
import { nonBreaking } from '../../components/nonBreaking';
import { Picture } from '../../pictures/Picture';
import { Reveal } from '../../components/Reveal';
import { CalendarIcon } from '../../components/icons';
import type { Category, CategoryFeature } from '../../data/categories';
import { formatDay } from '../../data/days';
import { schedule } from '../../data/schedule';
import { ComplexityGauge } from './ComplexityGauge';
import { TestCard } from './TestCard';

const featureClasses: Record<CategoryFeature['title'], string> = {
  Goal: 'feature-goal',
  Why: '',
  Setup: '',
  'Complexity dial': 'feature-dial card-surface',
  'Unique tests for humanoids': 'feature-tests',
};

/** One category: picture, features and tests. */
export function CategorySection({ category, number }: { category: Category; number: number }) {
  const { id, title, image, imageAlt, complexity, features, tests } = category;
  const day = schedule.find(({ categories }) => categories.some((entry) => entry.id === id));
  const { pathname, hash } = useLocation();
  const grows = useViewTransitionState(pathname) && hash === `#${id}`;
  const featuresFrom = (start: number, end?: number) =>
    features.slice(start, end).map((feature) => (
      <div key={feature.title} className={`feature ${featureClasses[feature.title]}`}>
        <div>
          <h3>{feature.title}</h3>
          <p>{nonBreaking(feature.note)}</p>
        </div>
        {feature.title === 'Complexity dial' && <ComplexityGauge value={complexity} />}
        {feature.title === 'Unique tests for humanoids' && (
          <ol className="category-tests">
            {tests.map((test) => (
              <li key={test.name}>
                <TestCard test={test} />
              </li>
            ))}
          </ol>
        )}
      </div>
    ));
  return (
    <section id={id} className="category" aria-labelledby={`${id}-title`}>
      <Reveal className="category-head">
        <Picture
          name={image}
          alt={imageAlt}
          className={grows ? 'growing-picture' : undefined}
          sizes="(min-width: 1248px) 900px, (min-width: 992px) calc(100vw - 22rem), 100vw"
        />
        <h2 id={`${id}-title`}>
          <span className="display-text" aria-hidden>
            {`0${number}`}
          </span>
          {title}
        </h2>
        {day && (
          <p className="with-icon muted">
            <CalendarIcon />
            <time dateTime={day.date}>{`${day.weekday} ${formatDay(day.date)}`}</time>
          </p>
        )}
      </Reveal>
      <div className="category-features">
        {featuresFrom(0, 1)}
        <details className="fold">
          <summary>
            Why and setup <span className="visually-hidden">of {title}</span>
          </summary>
          <div className="category-reasons">{featuresFrom(1, 3)}</div>
        </details>
        {featuresFrom(3)}
      </div>
    </section>
  );
}
