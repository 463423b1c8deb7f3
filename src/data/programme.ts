import {
  type CategoryId,
  categorySummaries,
  type CategorySummary,
} from './categories/summaries.ts';
import { championship, startOfDay } from './championship.ts';
import { addDays, weekdayOf } from './days.ts';

export interface ProgrammeDay {
  date: string;
  /** Midnight in Zurich, in milliseconds since 1970. */
  begins: number;
  weekday: string;
  title: string;
  /** The categories of the day; none on the first and the last day. */
  categories: readonly CategorySummary[];
  note?: string;
}

const { cat1, cat2, cat3, cat4, cat5 } = categorySummaries;

const categoryDay = (...categories: CategorySummary[]) => ({
  title: categories.map(({ title }) => title).join(', '),
  categories,
});

const days: readonly Pick<ProgrammeDay, 'title' | 'categories' | 'note'>[] = [
  { title: 'Opening and technical inspection', categories: [], note: 'with safety checks' },
  categoryDay(cat1),
  categoryDay(cat2),
  categoryDay(cat3),
  categoryDay(cat4),
  { ...categoryDay(cat5), note: 'schools’ day with open demonstrations' },
  { title: 'Finals and awards ceremony', categories: [] },
];

export const programme: readonly ProgrammeDay[] = days.map((day, index) => {
  const date = addDays(championship.firstDay, index);
  return { date, begins: Date.parse(startOfDay(date)), weekday: weekdayOf(date), ...day };
});

/** @throws if the programme has no day for the category. */
export function dayOfCategory(id: CategoryId): ProgrammeDay {
  const day = programme.find(({ categories }) => categories.some((category) => category.id === id));
  if (!day) throw new Error(`The programme has no day for ${id}.`);
  return day;
}
