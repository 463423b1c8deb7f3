import { categoryHeads } from './categoryTiles';

/** One day of the championship. */
export interface EventDay {
  /** ISO date in Zurich. */
  date: string;
  weekday: string;
  title: string;
  /** Anchor of the day's category on /competition-categories. */
  category?: string;
}

const { cat1, cat2, cat3, cat4, cat5 } = categoryHeads;

/** The seven days, first to last. */
/* prettier-ignore */
export const schedule: readonly EventDay[] = [
  { date: '2026-09-07', weekday: 'Monday', title: 'Opening and technical inspection' },
  { date: '2026-09-08', weekday: 'Tuesday', title: cat1.title, category: cat1.id },
  { date: '2026-09-09', weekday: 'Wednesday', title: cat2.title, category: cat2.id },
  { date: '2026-09-10', weekday: 'Thursday', title: cat3.title, category: cat3.id },
  { date: '2026-09-11', weekday: 'Friday', title: cat4.title, category: cat4.id },
  { date: '2026-09-12', weekday: 'Saturday', title: cat5.title, category: cat5.id },
  { date: '2026-09-13', weekday: 'Sunday', title: 'Finals and awards ceremony' },
];
