import { Link } from 'react-router-dom';
import { nonBreaking } from '../../data/nonBreaking.ts';
import { scoreParts } from '../../data/runRules.ts';
import { PointsBar } from './PointsBar.tsx';
import './runScore.scss';

/**
 * Written out, because importing the list of news would make the page larger. If the title changes, the path still
 * works: only the id counts.
 */
const examplePath = '/news/2-how-1-000-points-are-counted-two-teams-four-runs';

export const RunScore = () => (
  <section className="run-score" aria-labelledby="run-score">
    <div className="split">
      <h2 id="run-score">One run, 1,000 points</h2>
      <p className="muted">
        All categories share one scale. See <Link to={examplePath}>how the points are counted</Link>
        , with four runs as an example.
      </p>
    </div>
    <PointsBar parts={scoreParts.map(({ points }) => points)} />
    <ul className="run-score-parts">
      {scoreParts.map(({ points, name, note }) => (
        <li key={name}>
          <strong className="display-text">{points}</strong>
          <h3>{name}</h3>
          <p className="muted">{nonBreaking(note)}</p>
        </li>
      ))}
    </ul>
  </section>
);
