import { timeLeft } from './eventTime';

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Days, hours, minutes and seconds to the start. Read out only when asked, and without the seconds. */
export function Countdown({ now }: { now: number }) {
  const { days, hours, minutes, seconds } = timeLeft(now);
  const cells = [
    { label: 'Days', value: days },
    { label: 'Hours', value: hours },
    { label: 'Minutes', value: minutes },
    { label: 'Seconds', value: seconds },
  ];
  return (
    <div className="countdown" role="timer" aria-label="Countdown">
      <p className="visually-hidden">
        {`${plural(days, 'day')}, ${plural(hours, 'hour')} and ${plural(minutes, 'minute')} to the start`}
      </p>
      <ul aria-hidden>
        {cells.map(({ label, value }) => (
          <li key={label}>
            <strong className="figure">{String(value).padStart(2, '0')}</strong>
            <span>{label}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
