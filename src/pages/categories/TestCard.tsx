import { nonBreaking } from '../../components/nonBreaking';
import type { CategoryTest } from '../../data/categories';

/** Splits the total from the breakdown: "180 points: 50 for the lift …". */
function splitScoring(scoring: string): { points?: string; rule: string } {
  const [, points, rule] = /^(\d+) points: (.+)$/s.exec(scoring) ?? [];
  if (!points || !rule) return { rule: scoring };
  return { points, rule: rule.charAt(0).toUpperCase() + rule.slice(1) };
}

/** One test of a run. On narrow screens, all but its name and points is folded. */
export function TestCard({ test: { name, task, scoring, failure } }: { test: CategoryTest }) {
  const { points, rule } = splitScoring(scoring);
  return (
    <div className="surface test-card">
      <div className="split">
        <h4>{name}</h4>
        {points && (
          <p className="muted small">
            <strong className="display-text">{points}</strong> points
          </p>
        )}
      </div>
      <details className="fold unfolds">
        <summary>
          <span className="visually-hidden">Task and scoring of {name}</span>
        </summary>
        <dl>
          <dt>Task</dt>
          <dd>{nonBreaking(task)}</dd>
          <dt>Scoring</dt>
          <dd>{nonBreaking(rule)}</dd>
          <dt className="failure">Failure</dt>
          <dd>{nonBreaking(failure)}</dd>
        </dl>
      </details>
    </div>
  );
}
