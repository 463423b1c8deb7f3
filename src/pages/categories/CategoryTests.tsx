import { CoursePlan } from '../../components/CoursePlan';
import type { Category, CategoryTest } from '../../data/categories';
import { nonBreaking } from '../../data/nonBreaking';
import './categoryTests.scss';

/** The four tests of a run, of which one is open at a time, and the plan that marks their places. */
export const CategoryTests = ({ id, tests }: Pick<Category, 'id' | 'tests'>) => (
  <>
    <ol className="category-tests">
      {tests.map((test) => (
        <li key={test.name}>
          <TestDetails test={test} group={`${id}-test`} />
        </li>
      ))}
    </ol>
    <CoursePlan category={id} />
  </>
);

interface TestDetailsProps {
  test: CategoryTest;
  /** Of the tests in a group, one is open at a time. */
  group: string;
}

/** One test of a run. The width of its segment shows its points, by `data-points`. */
function TestDetails({ test, group }: TestDetailsProps) {
  const { name, task, points, scoring, failure } = test;
  return (
    <details className="fold" name={group}>
      <summary data-points={points}>
        <h4>{name}</h4>
        <span className="muted small">
          <strong className="display-text">{points}</strong> points
        </span>
      </summary>
      <dl>
        <dt>Task</dt>
        <dd>{nonBreaking(task)}</dd>
        <dt>Scoring</dt>
        <dd>{nonBreaking(scoring)}</dd>
        <dt>Failure</dt>
        <dd>{nonBreaking(failure)}</dd>
      </dl>
    </details>
  );
}
