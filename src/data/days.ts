// Dates are formatted by hand: creating an `Intl.DateTimeFormat` takes 50 ms on a slow phone.

export const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** For example 9 for 2025-12-09. */
export const dayOfMonth = (isoDate: string): number => Number(isoDate.slice(-2));

/** For example "9 December". */
export const formatDayAndMonth = (isoDate: string): string =>
  `${dayOfMonth(isoDate)} ${months[Number(isoDate.slice(5, 7)) - 1] ?? ''}`;

/** For example "9 December 2025". */
export const formatDay = (isoDate: string): string =>
  `${formatDayAndMonth(isoDate)} ${isoDate.slice(0, 4)}`;

/** For example "7–13 September 2026" or "28 September – 4 October 2026". */
export function formatDays(first: string, last: string): string {
  const sameMonth = first.slice(0, 7) === last.slice(0, 7);
  return sameMonth
    ? `${dayOfMonth(first)}–${formatDay(last)}`
    : `${formatDayAndMonth(first)} – ${formatDay(last)}`;
}

/** For example "Tuesday". */
export const weekdayOf = (isoDate: string): string => weekdays[new Date(isoDate).getUTCDay()] ?? '';

/** For example 2026-09-08 for 2026-09-07 and 1. */
export function addDays(isoDate: string, count: number): string {
  const day = new Date(isoDate);
  day.setUTCDate(day.getUTCDate() + count);
  return day.toISOString().slice(0, 10);
}
