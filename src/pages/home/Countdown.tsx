import { timeLeft } from '../../event/phase';
import { useNow } from '../../event/useClock';

const labels = [
  ['days', 'Days'],
  ['hours', 'Hours'],
  ['minutes', 'Minutes'],
  ['seconds', 'Seconds'],
] as const;

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
const twoDigits = (value: number | undefined) =>
  value === undefined ? '––' : String(value).padStart(2, '0');

/** The time until the doors open. Screen readers read it on request, without the seconds. */
export function Countdown() {
  const now = useNow();
  const left = now === null ? null : timeLeft(now);
  return (
    <div className="countdown" role="timer" aria-label="Countdown">
      {left && (
        <p className="visually-hidden">
          {`${plural(left.days, 'day')}, ${plural(left.hours, 'hour')} and ${plural(left.minutes, 'minute')} until the doors open`}
        </p>
      )}
      <ul aria-hidden>
        {labels.map(([unit, label]) => (
          <li key={unit}>
            <strong className="display-text">{twoDigits(left?.[unit])}</strong>
            <span className="muted small">{label}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
