import { formatDayOfYear } from '../../data/days';
import { event } from '../../data/event';

const opens = new Date(event.startsAt);
const twoDigits = (value: number) => String(value).padStart(2, '0');

/**
 * When the doors open by the visitor's own clock, for example "03:00", with its day where that is another.
 * @returns null where the clock shows the same as in Zurich.
 */
export function doorsByOwnClock(): string | null {
  const month = twoDigits(opens.getMonth() + 1);
  const day = `${opens.getFullYear()}-${month}-${twoDigits(opens.getDate())}`;
  const hour = `${twoDigits(opens.getHours())}:${twoDigits(opens.getMinutes())}`;
  if (day !== event.firstDay) return `${hour} on ${formatDayOfYear(day)}`;
  return event.startsAt.startsWith(`${day}T${hour}`) ? null : hour;
}
