import { Link } from 'react-router-dom';
import { builtAfterEvent } from '../../clock/phases.ts';
import { useToday } from '../../clock/useClock.ts';
import { BelowFold } from '../../components/BelowFold.tsx';
import { PageBanner } from '../../components/PageBanner.tsx';
import { SectionNav } from '../../components/SectionNav.tsx';
import { categories } from '../../data/categories/categories.ts';
import type { CategoryId } from '../../data/categories/summaries.ts';
import { championship } from '../../data/championship.ts';
import { dayOfCategory } from '../../data/programme.ts';
import { ArenaFloor } from '../../drawings/ArenaFloor.tsx';
import { CategoryOverview } from './CategoryOverview.tsx';
import { CategorySection } from './CategorySection.tsx';
import { RunRules } from './RunRules.tsx';
import { RunScore } from './RunScore.tsx';
import './categories.scss';

const TodayMark = ({ id }: { id: CategoryId }) =>
  dayOfCategory(id) === useToday() && <strong className="wide-only">Today</strong>;

const ComplexityNote = ({ complexity }: { complexity: number }) => (
  <span className="complexity-note wide-only">
    <span className="visually-hidden">Complexity </span>
    {complexity}
    <span className="muted">/10</span>
  </span>
);

const sections = categories.map(({ id, title, complexity }) => {
  // A phone shows only the first word of each title, so that all five fit.
  const [firstWord = '', ...rest] = title.split(' ');
  return {
    id,
    title: (
      <>
        {firstWord}
        <span className="wide-only"> {rest.join(' ')}</span> <TodayMark id={id} />
      </>
    ),
    note: <ComplexityNote complexity={complexity} />,
  };
});

/** The categories in detail. See product.md, Categories. */
export default function CategoriesPage() {
  return (
    <>
      <PageBanner title="Competition Categories" picture="places/tray">
        <p className="lead">
          {builtAfterEvent() && `These were the courses of ${championship.shortName}. `}
          Every course recreates a workplace built for hands, feet and eyes, with almost nothing
          adapted for a machine.
        </p>
      </PageBanner>
      <div className="container">
        <CategoryOverview />
        <RunScore />
      </div>
      <BelowFold>
        <div className="container categories with-side-nav">
          <SectionNav label="Categories" sections={sections}>
            {/* Null before measuring: the plan would make the static HTML larger. */}
            {(current) => current !== null && <ArenaFloor numbered litIds={[current]} />}
          </SectionNav>
          <div>
            {categories.map((category, index) => (
              <CategorySection key={category.id} category={category} number={index + 1} />
            ))}
          </div>
        </div>
        <RunRules />
      </BelowFold>

      <ClosingLinks />
    </>
  );
}

/** The title, the text and the two links that end the page. */
const closing = {
  beforeOrDuring: {
    title: 'Want to see your robot on one of these courses?',
    text: 'Any team, group or company with a capable humanoid robot may participate. Whenever applications open, registered participants get an email.',
    links: [
      { to: '/register/participant', label: 'Register as a participant' },
      { to: '/become-a-sponsor', label: 'Sponsor a category' },
    ],
  },
  afterEvent: {
    title: `That was ${championship.shortName}`,
    text: 'The articles explain the rules, the scoring and what the tasks ask of a robot. Whenever applications open, registered participants get an email.',
    links: [
      { to: '/news-or-blog', label: 'Read the articles' },
      { to: '/register/participant', label: 'Register as a participant' },
    ],
  },
} as const;

function ClosingLinks() {
  const { title, text, links } = builtAfterEvent() ? closing.afterEvent : closing.beforeOrDuring;
  return (
    <aside className="categories-next" aria-labelledby="categories-next">
      <div className="container split">
        <div>
          <h2 id="categories-next">{title}</h2>
          <p className="lead">{text}</p>
        </div>
        <div className="actions">
          {links.map(({ to, label }, index) => (
            <Link key={to} className={`btn btn-${index ? 'secondary' : 'primary'}`} to={to}>
              {label}
            </Link>
          ))}
        </div>
      </div>
    </aside>
  );
}
