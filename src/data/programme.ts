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
  /** The article about the day's subject. */
  articleId: number;
  note?: string;
}

const { cat1, cat2, cat3, cat4, cat5 } = categorySummaries;

const categoryDay = (articleId: number, ...categories: CategorySummary[]) => ({
  title: categories.map(({ title }) => title).join(', '),
  categories,
  articleId,
});

const days: readonly Omit<ProgrammeDay, 'date' | 'begins' | 'weekday'>[] = [
  {
    title: 'Opening and technical inspection',
    categories: [],
    articleId: 4,
    note: 'with safety checks',
  },
  categoryDay(5, cat1),
  categoryDay(7, cat2),
  categoryDay(3, cat3),
  categoryDay(6, cat4),
  { ...categoryDay(9, cat5), note: 'schools’ day with open demonstrations' },
  { title: 'Finals and awards ceremony', categories: [], articleId: 2 },
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
