import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isBuiltAfterEvent } from '../../clock/useClock';
import { ArenaFloor } from '../../components/ArenaFloor';
import { BelowFold } from '../../components/BelowFold';
import { PageBanner } from '../../components/PageBanner';
import { SectionNav } from '../../components/SectionNav';
import { categories } from '../../data/categories';
import { event } from '../../data/event';
import { CategorySection } from './CategorySection';
import { RunRules, RunScore } from './RunScore';
import './categories.scss';

const sections = categories.map(({ id, title, complexity }) => ({
  id,
  title,
  note: <ComplexityNote complexity={complexity} />,
}));

function ComplexityNote({ complexity }: { complexity: number }) {
  return (
    <span className="complexity-note">
      <span className="visually-hidden">Complexity </span>
      {complexity}
      <span className="muted" aria-hidden>
        /10
      </span>
      <span className="visually-hidden"> of 10</span>
    </span>
  );
}

/** The categories in detail. See product.md, Categories. */
export default function CategoriesPage() {
  return (
    <>
      <PageBanner title="Competition Categories" picture="places/tray">
        <p className="lead">
          Five courses, twenty tests. Every course recreates a workplace built for hands, feet and
          eyes. Almost nothing is adapted for a machine.
        </p>
      </PageBanner>
      <div className="container categories">
        <RunScore />
        <BelowFold>
          <div className="with-section-nav">
            <SectionNav label="Categories" sections={sections}>
              <ArenaFloor numbered />
            </SectionNav>
            <div>
              {categories.map((category, index) => (
                <CategorySection key={category.id} category={category} number={index + 1} />
              ))}
            </div>
          </div>
          <RunRules />
        </BelowFold>
      </div>
      {isBuiltAfterEvent() ? <AfterEvent /> : <BeforeEvent />}
    </>
  );
}

const BeforeEvent = () => (
  <NextSteps
    title="Want to see your robot on one of these courses?"
    text="Any team, group or company with a capable humanoid robot may participate. Registered participants will get an email when applications open."
  >
    <Link className="btn btn-primary" to="/register/participant">
      Register as a participant
    </Link>
    <Link className="btn btn-outline-primary" to="/become-a-sponsor">
      Sponsor a category
    </Link>
  </NextSteps>
);

const AfterEvent = () => (
  <NextSteps
    title={`That was ${event.shortName}`}
    text="No further championship has been announced here. If one is planned, the newsletter will say so."
  >
    <Link className="btn btn-primary" to="#newsletter">
      Get the newsletter
    </Link>
    <Link className="btn btn-outline-primary" to="/register/participant">
      Register as a participant
    </Link>
  </NextSteps>
);

interface NextStepsProps {
  title: string;
  text: string;
  children: ReactNode;
}

const NextSteps = ({ title, text, children }: NextStepsProps) => (
  <aside className="categories-next" aria-labelledby="categories-next">
    <div className="container split">
      <div>
        <h2 id="categories-next">{title}</h2>
        <p className="lead">{text}</p>
      </div>
      <div className="actions">{children}</div>
    </div>
  </aside>
);
