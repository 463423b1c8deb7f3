/*
 * Days as ISO dates, for example `2025-12-09`, and in words. By hand: to make an `Intl.DateTimeFormat` takes a
 * slow phone 50 ms.
 */

export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** For example "9 December". */
export function formatDayOfYear(isoDate: string): string {
  const [, month, day] = isoDate.split('-');
  return `${Number(day)} ${months[Number(month) - 1] ?? ''}`;
}

/** For example "9 December 2025". */
export const formatDay = (isoDate: string): string =>
  `${formatDayOfYear(isoDate)} ${isoDate.slice(0, 4)}`;

/** For example "7–13 September 2026" or "28 September – 4 October 2026". */
export function formatDays(first: string, last: string): string {
  const sameMonth = first.slice(0, 7) === last.slice(0, 7);
  return sameMonth
    ? `${Number(first.slice(-2))}–${formatDay(last)}`
    : `${formatDayOfYear(first)} – ${formatDay(last)}`;
}

/** For example "Tuesday". */
export const weekdayOf = (isoDate: string): string => weekdays[new Date(isoDate).getUTCDay()] ?? '';

/** The day so many days later, or earlier if `count` is negative. */
export function addDays(isoDate: string, count: number): string {
  const day = new Date(isoDate);
  day.setUTCDate(day.getUTCDate() + count);
  return day.toISOString().slice(0, 10);
}
