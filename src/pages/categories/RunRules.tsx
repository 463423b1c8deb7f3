import { nonBreaking } from '../../data/nonBreaking.ts';
import { runRules } from '../../data/runRules.ts';
import './runRules.scss';

/** The rules that all categories share. */
export const RunRules = () => (
  <section className="run-rules paper" aria-labelledby="rules">
    <div className="container section">
      <h2 id="rules">The rules in figures</h2>
      <details className="fold">
        <summary>The run; penalties and protests; robot and people</summary>
        <div className="run-rules-subjects">
          {runRules.map(({ subject, figures }) => (
            <div key={subject}>
              <h3>{subject}</h3>
              <ul className="muted">
                {figures.map(({ figure, text }) => (
                  <li key={figure}>
                    <strong className="display-text">{nonBreaking(figure)}</strong>{' '}
                    <span>{nonBreaking(text)}</span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </details>
    </div>
  </section>
);
