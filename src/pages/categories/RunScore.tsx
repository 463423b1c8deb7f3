import { Link } from 'react-router-dom';
import { keepTogether } from '../../components/keepTogether';
import './runScore.scss';

/** The article with the worked example. */
const example = '/news/2-how-1-000-points-are-counted-two-teams-four-runs';

/** What the 1,000 points of a run are made of. */
const parts = [
  {
    points: 600,
    name: 'Task completion',
    note: 'Four tests in every category, scored step by step.',
  },
  {
    points: 200,
    name: 'Autonomy',
    note: '0 for a teleoperated run, 80 or 140 in between, 200 for a fully autonomous one.',
  },
  { points: 100, name: 'Time', note: 'A run lasts 15 minutes at most.' },
  {
    points: 100,
    name: 'Safety and care',
    note: 'How the robot treats people, goods and itself.',
  },
] as const;

const facts = [
  { figure: '15 min', text: 'for a run, after 5 minutes of set-up' },
  { figure: '2 runs', text: 'per team and category; the better one counts' },
  { figure: 'Top 6', text: 'of each category go to Sunday’s final' },
  { figure: '−30', text: 'off the total for a fall; −100 if people lift the robot' },
] as const;

/** How a run is scored, which is the same in all five categories. */
export function RunScore() {
  return (
    <section className="run-score" aria-labelledby="run-score">
      <div className="spread">
        <h2 id="run-score">One run, 1,000 points</h2>
        <p className="muted">
          All categories share one scale. <Link to={example}>How the points are counted</Link>, with
          four runs as an example.
        </p>
      </div>
      <ul className="run-score-parts">
        {parts.map(({ points, name, note }) => (
          <li key={name}>
            <strong className="figure">{points}</strong>
            <h3>{name}</h3>
            <p className="muted">{keepTogether(note)}</p>
          </li>
        ))}
      </ul>
      <ul className="run-score-facts">
        {facts.map(({ figure, text }) => (
          <li key={figure}>
            <strong className="figure">{keepTogether(figure)}</strong> {keepTogether(text)}
          </li>
        ))}
      </ul>
    </section>
  );
}
