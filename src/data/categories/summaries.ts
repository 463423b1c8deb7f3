import type { Course } from '../arena.ts';
import { championship } from '../championship.ts';

/*
 * Each page loads only the modules that it needs. The community page loads this one, the home page also furniture.ts.
 * An article with the plan of a course loads this one, furniture.ts and plans.ts. The categories page loads all.
 */

export type CategoryId = 'cat1' | 'cat2' | 'cat3' | 'cat4' | 'cat5';

/** A category as the home page shows it. */
export interface CategorySummary {
  id: CategoryId;
  title: string;
  /** At most 75 characters. */
  teaser: string;
  /** A figure from its rules, for the programme. At most 30 characters. */
  figure: string;
  image: string;
  imageAlt: string;
  course: Course;
}

export const categorySummaries = {
  cat1: {
    id: 'cat1',
    title: 'Healthcare & Assistance',
    teaser: 'A full cup, the right dose and a bell that rings mid-task.',
    figure: 'tea 8 mm below the rim',
    image: 'categories/healthcare',
    imageAlt: 'Light blue robot with a cup on a tray at a hospital bed',
    course: { name: 'Ward', width: 8, depth: 6, x: 6, y: 8 },
  },
  cat2: {
    id: 'cat2',
    title: 'Retail & Customer',
    teaser: 'Three customers, two languages, 48 products and one red paper bag.',
    figure: 'one product among 48',
    image: 'categories/retail',
    imageAlt: 'Green robot packing a red paper bag on a shop counter',
    course: { name: 'Shop', width: 10, depth: 8, x: 22, y: 7 },
  },
  cat3: {
    id: 'cat3',
    title: 'Warehouse & Logistics',
    teaser: 'Boxes of unknown weight, four rack levels and a moving belt.',
    figure: '12 kg, carried 10 m',
    image: 'categories/warehouse',
    imageAlt: 'Robot carrying a box between red racks',
    course: { name: 'Aisle', width: 14, depth: 8, x: 40, y: 7 },
  },
  cat4: {
    id: 'cat4',
    title: 'Industrial Inspection & Disaster Response',
    teaser: 'Rubble, steep stairs, a stiff valve and 90 seconds without a radio link.',
    figure: 'eight steps at 38°',
    image: 'categories/inspection',
    imageAlt: 'Robot on rubble, one hand on a red valve wheel',
    course: { name: 'Plant', width: 16, depth: 10, x: 6, y: 24 },
  },
  cat5: {
    id: 'cat5',
    title: 'Education & Social',
    teaser: 'Twelve pupils, one teacher and a 15-minute lesson.',
    figure: 'writing legible from 6 m',
    image: 'categories/education',
    imageAlt: 'Ochre robot drawing a circle on a green board',
    course: { name: 'Classroom', width: 9, depth: 7, x: 45, y: 25.5 },
  },
} as const satisfies Record<CategoryId, CategorySummary>;

/** A tile on the home page. A tile without a path is "coming soon". */
export interface CategoryTile extends Pick<
  CategorySummary,
  'title' | 'teaser' | 'image' | 'imageAlt'
> {
  path?: string;
}

export const categoryTiles: readonly CategoryTile[] = [
  ...Object.values(categorySummaries).map(({ id, ...tile }) => ({
    ...tile,
    path: `/competition-categories#${id}`,
  })),
  {
    title: 'Sixth category',
    teaser: `Not part of the ${championship.year} programme. No course has been announced.`,
    image: 'categories/next',
    imageAlt: 'Dark silhouette of a robot under a spotlight',
  },
];
