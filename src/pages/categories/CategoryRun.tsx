import { useState } from 'react';
import type { Category, CategoryTest } from '../../data/categories/categories.ts';
import { nonBreaking } from '../../data/nonBreaking.ts';
import { CoursePlan } from '../../drawings/CoursePlan.tsx';
import { PointsBar } from './PointsBar.tsx';
import './categoryRun.scss';

interface CategoryRunProps extends Pick<Category, 'id' | 'tests'> {
  /** True if a plan above has explained the signs. */
  explained: boolean;
}

/** The plan of a course and its four tests. At most one test is open; the plan marks its place and route. */
export function CategoryRun({ id, tests, explained }: CategoryRunProps) {
  /** Null if all tests are closed. */
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  return (
    <div className="category-run paper">
      <CoursePlan
        category={id}
        litIndex={openIndex ?? 0}
        chosen={openIndex !== null}
        explained={explained}
      />
      <div className="category-tests">
        <h3>Four tests, 600 points</h3>
        <PointsBar parts={tests.map(({ points }) => points)} litIndex={openIndex} />
        <ol>
          {tests.map((test, index) => (
            <li key={test.name}>
              <RunTest
                test={test}
                number={index + 1}
                group={`${id}-test`}
                onToggle={(isOpen) =>
                  setOpenIndex((before) => {
                    if (isOpen) return index;
                    // The next test may have opened before this one closes.
                    return before === index ? null : before;
                  })
                }
              />
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

interface RunTestProps {
  test: CategoryTest;
  number: number;
  /** At most one test of a group is open. */
  group: string;
  onToggle: (isOpen: boolean) => void;
}

/** One test of a run. */
function RunTest({ test, number, group, onToggle }: RunTestProps) {
  const { name, task, points, scoring, failure } = test;
  return (
    <details
      className="fold"
      name={group}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary>
        <span className="test-number" aria-hidden>
          {number}
        </span>
        <h4>{nonBreaking(name)}</h4>
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
