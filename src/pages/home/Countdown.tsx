import { timeLeft } from './eventTime';
import { useSecond } from './useClock';

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
const twoDigits = (value: number | undefined) =>
  value === undefined ? '––' : String(value).padStart(2, '0');

/** Days, hours, minutes and seconds to the start. Screen readers read it on request, without the seconds. */
export function Countdown() {
  const now = useSecond();
  const left = now === null ? null : timeLeft(now);
  const cells = [
    { label: 'Days', value: left?.days },
    { label: 'Hours', value: left?.hours },
    { label: 'Minutes', value: left?.minutes },
    { label: 'Seconds', value: left?.seconds },
  ];
  return (
    <div className="countdown" role="timer" aria-label="Countdown">
      {left && (
        <p className="visually-hidden">
          {`${plural(left.days, 'day')}, ${plural(left.hours, 'hour')} and ${plural(left.minutes, 'minute')} until the doors open`}
        </p>
      )}
      <ul aria-hidden>
        {cells.map(({ label, value }) => (
          <li key={label}>
            <strong className="display-text">{twoDigits(value)}</strong>
            <span className="muted small">{label}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
