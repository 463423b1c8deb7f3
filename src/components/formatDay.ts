const months = [
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

/**
 * A day in words, for example "9 December 2025". Made by hand: to make an `Intl.DateTimeFormat` takes a slow
 * phone 50 ms.
 * @param isoDate for example `2025-12-09`.
 */
export function formatDay(isoDate: string): string {
  const [year = '', month, day] = isoDate.split('-');
  return `${Number(day)} ${months[Number(month) - 1] ?? ''} ${year}`;
}
