import { nonBreaking } from '../data/nonBreaking.ts';
import './chart.scss';

const parts = ['Task completion', 'Autonomy', 'Time', 'Safety and care'];

/** The table of article 2, with the points of each run in the order of `parts`; a test compares both. */
const teams = [
  {
    name: 'North',
    runs: [
      { points: [546, 0, 70, 85], falls: 0 },
      { points: [560, 0, 80, 85], falls: 0 },
    ],
  },
  {
    name: 'South',
    runs: [
      { points: [470, 140, 45, 90], falls: 30 },
      { points: [480, 140, 40, 90], falls: 0 },
    ],
  },
].map(({ name, runs }) => {
  const totals = runs.map(({ points, falls }) => sum(points) - falls);
  return { name, runs, totals, best: Math.max(...totals) };
});

function sum(points: readonly number[]): number {
  return points.reduce((total, part) => total + part, 0);
}

const label = teams.map(({ name, totals }) => `${name} ${totals.join(' and ')}`).join(', ');

/** The four runs of article 2 as bars: one unit of the drawing is one point. */
export const RunBars = () => (
  <figure className="chart run-bars">
    <div role="img" aria-label={`Bars of the points in the four runs: ${label}`}>
      <p className="chart-key">
        {[...parts, 'Deduction'].map((part, index) => (
          <span key={part}>
            <svg aria-hidden>
              <rect width="100%" height="100%" className={`part-${index + 1}`} />
            </svg>
            {part}
          </span>
        ))}
      </p>
      {teams.map(({ name, runs, totals, best }) =>
        runs.map(({ points, falls }, run) => {
          const total = totals[run] ?? 0;
          return (
            <p key={`${name} ${total}`} className={run === 0 ? 'chart-row first-run' : 'chart-row'}>
              {nonBreaking(`${name}, run ${run + 1}`)}
              <svg aria-hidden viewBox="0 0 1000 1" preserveAspectRatio="none">
                <rect width="1000" height="1" />
                {points.map(
                  (width, index) =>
                    width > 0 && (
                      <rect
                        key={parts[index]}
                        x={sum(points.slice(0, index))}
                        width={width}
                        height="1"
                        className={`part-${index + 1}`}
                      />
                    ),
                )}
                {falls > 0 && <rect x={total} width={falls} height="1" className="part-5" />}
              </svg>
              <span className={total === best ? 'display-text' : undefined}>{total}</span>
            </p>
          );
        }),
      )}
    </div>
    <figcaption className="small muted">
      {nonBreaking(
        'Each frame is 1,000 points wide. Bold: the better run of each team, which counts.',
      )}
    </figcaption>
  </figure>
);
