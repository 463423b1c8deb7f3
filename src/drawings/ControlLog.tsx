import { nonBreaking } from '../data/nonBreaking.ts';
import './chart.scss';

/**
 * The levels of article 7. Each line is 900 units long, one for each second of a run, and its dashes are messages. The
 * pattern of dashes and gaps repeats, so A1 has 36 dashes and A2 has 20; a test counts them.
 */
const levels = [
  { name: 'A0, teleoperated', messages: '45,000', dashes: undefined },
  { name: 'A1, shared control', messages: 'a few dozen', dashes: '4 9 4 13 4 41' },
  { name: 'A2, supervised', messages: 'about 20', dashes: '4 36 4 61 4 26 4 53 4 29' },
  { name: 'A3, fully autonomous', messages: '0', dashes: '0 900' },
];

const label = levels.map(({ name, messages }) => `${name}: ${messages}`).join('; ');

/** The log of the control link in a run at each level of autonomy: one unit of the drawing is one second. */
export const ControlLog = () => (
  <figure className="chart">
    <div role="img" aria-label={nonBreaking(`Messages to the robot in a 15-minute run. ${label}`)}>
      {levels.map(({ name, messages, dashes }) => (
        <p key={name} className="chart-row">
          {name}
          <svg aria-hidden viewBox="0 0 900 1" preserveAspectRatio="none">
            <rect width="900" height="1" />
            <path d="M0 .5h900" strokeDasharray={dashes} className="messages" />
          </svg>
          <span className="display-text">{messages}</span>
        </p>
      ))}
    </div>
    <figcaption className="small muted">
      {nonBreaking('Messages to the robot in a 15-minute run. Their times are schematic.')}
    </figcaption>
  </figure>
);
