import { nonBreaking } from '../data/nonBreaking.ts';
import './chart.scss';

/*
 * The list of article 10 as curves; a test compares both. One unit is one second across, and one newton or one step a
 * second upwards.
 */
const stepRate = 'M0 1.3H3V1H5V0H12V.9';
const force = 'M0 2H9V5H9.5V0H12';
const badForce = 'M9 5V12H12';

const moments = [0, 3, 5, 7, 9, 12];

/** The place of a second, in texts and lines outside the stretched curves. */
const at = (second: number) => `${Math.round((second / 12) * 1000) / 10}%`;

const grid = moments.map((second) => (
  <line key={second} x1={at(second)} x2={at(second)} y2="100%" />
));

/** The readings of the live stream during a handover. */
export const HandoverCurves = () => (
  <figure className="chart">
    <div
      role="img"
      aria-label={nonBreaking(
        'Curves over 12 s. Step rate: 1.3, from 3 s 1.0, from 5 s 0, at 12 s 0.9. Contact force: 2 N, from 9 s 5 N, from 9.5 s 0; in a bad handover, 12 N from 9 s on.',
      )}
    >
      <p className="display-text">Step rate, steps a second</p>
      <svg className="step-rate" aria-hidden>
        {grid}
        <svg viewBox="0 -1.3 12 1.3" preserveAspectRatio="none">
          <path d={stepRate} transform="scale(1 -1)" />
        </svg>
        <text dy="-.4em">1.3</text>
        <text x={at(3)} dx=".3em" y="23%" dy="-.4em">
          1.0
        </text>
        <text x={at(5)} dx=".3em" y="100%" dy="-.4em">
          0
        </text>
        <text x="99%" y="31%" dy=".6em" textAnchor="end">
          0.9
        </text>
      </svg>
      <p className="display-text">Contact force, newtons</p>
      <svg className="contact-force" aria-hidden>
        {grid}
        <svg viewBox="0 -12 12 12" preserveAspectRatio="none">
          <g transform="scale(1 -1)">
            <rect x="9" width="1" height="12" />
            <path d={force} />
            <path d={badForce} className="red" />
          </g>
        </svg>
        <text x="74%" dy=".8em" textAnchor="end">
          {nonBreaking('A bad handover: 12 N')}
        </text>
        <text x="74%" y="58%" dy=".4em" textAnchor="end">
          {nonBreaking('The patient pulls: 5 N')}
        </text>
        <text y="83%" dy="-.4em">
          {nonBreaking('2 N')}
        </text>
        <text x="100%" y="100%" dy="-.4em" textAnchor="end">
          {nonBreaking('0 N')}
        </text>
        <text y="100%" dy="1.5em">
          {nonBreaking('0 s')}
        </text>
        {moments.slice(1, -1).map((second) => (
          <text key={second} x={at(second)} y="100%" dy="1.5em" textAnchor="middle">
            {second}
          </text>
        ))}
        <text x="100%" y="100%" dy="1.5em" textAnchor="end">
          {nonBreaking('12 s')}
        </text>
      </svg>
    </div>
    <figcaption className="small muted">
      {nonBreaking(
        'Shaded: the one second in which letting go earns 50 points. Each reading is drawn until the next.',
      )}
    </figcaption>
  </figure>
);
