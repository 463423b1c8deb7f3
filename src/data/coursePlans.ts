import type { CategoryId } from './categorySummaries.ts';

/** The plan of a course, in metres from its upper left corner. Only the sizes are rules; all places are schematic. */
export interface CoursePlanData {
  /** SVG path data of walls, steps and lines on the floor. */
  lines?: string;
  /** SVG path data of furniture, machines and people. */
  objects: string;
  /** SVG path data of objects that are red in the pictures, too. */
  red: string;
  /** SVG path data of one route for each test, in the order of the tests. */
  routes: readonly [string, string, string, string];
  labels: readonly (readonly [text: string, x: number, y: number])[];
  /** The places of the tests, in their order. */
  tests: readonly (readonly [x: number, y: number])[];
}

/** A circle of `radius` around a point, as SVG path data. */
export const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 0 0 ${2 * radius} 0 ${radius} ${radius} 0 0 0-${2 * radius} 0`;

export const coursePlans: Readonly<Record<CategoryId, CoursePlanData>> = {
  cat1: {
    lines: 'M0 4.2H3.4M4.6 4.2H8',
    objects:
      'M2.5.15h1.1v2.2h-1.1zM2.7.3h.7v.4h-.7zM1.3 1.45h1.6v.5h-1.6zM6.2.1h1.2v.45h-1.2zM.1 5.5h1.4v.4h-1.4z' +
      'M6.9 4.55h.75v.75h-.75zM6.8 4.5v.85M7.75 4.5v.85',
    red: circle(1.7, 1.7, 0.15),
    routes: [
      'M.45 5.1H4.3V3.2H1.5V2.75',
      'M6.8 1.4V1.6H3.9',
      'M6.6 4.9H4V1.5',
      'M4 4.8V2.8H.25V.6H1.6',
    ],
    labels: [
      ['Bed', 3.05, 1.2],
      ['Table', 0.7, 1.9],
      ['Pills', 5.6, 0.6],
      ['Shelf', 2.2, 5.85],
      ['Wheelchair', 6.2, 5.85],
    ],
    tests: [
      [1.7, 2.55],
      [6.8, 1.1],
      [6.2, 4.9],
      [1.9, 0.6],
    ],
  },
  cat2: {
    objects:
      'M.1.1h6v.7h-6zM1.6.1v.7M3.1.1v.7M4.6.1v.7M6.4 1.8h.8v4.6h-.8zM6.5 3.9h.6v.5h-.6z' +
      [3, 4.2, 5.4].map((y) => circle(8.1, y, 0.3)).join(''),
    red: 'M6.6 5.4h.4v.5h-.4z',
    routes: ['M6 2.6H3.1V1.2', 'M5.85 4.5V5.65H6.4', 'M5.85 2.9V5.4', 'M5.3 1.7V2.2H1.5V1.8'],
    labels: [
      ['48 products', 1.5, 1.5],
      ['Counter', 5.2, 6.3],
      ['Customers', 8.5, 6.5],
    ],
    tests: [
      [6.8, 2.6],
      [5.85, 4.15],
      [9.1, 4.2],
      [5.3, 1.3],
    ],
  },
  cat3: {
    lines: 'M1 3.6H7.4V2.2M1 4.8H7.4V6.2M11.4 3.6H9.2V2.2M11.4 4.8H9.2V6.2',
    objects:
      'M.4 6.9h6v.7h-6zM1.2 6.9v.7M2 6.9v.7M2.8 6.9v.7M3.6 6.9v.7M4.4 6.9v.7M5.2 6.9v.7' +
      'M11.7 2.1h1.8v1.3h-1.8zM11.7 2.5h1.8M11.7 3h1.8M11.7 3.8h.8v.8h-.8z',
    red: 'M.4.2h6v1h-6zM2.4.2v1M4.4.2v1M7.8.2h5.6v1h-5.6zM9.7.2v1M11.6.2v1',
    routes: ['M1.4 2.15V2.9H5.4', 'M1.6 4.2H11.6', 'M9.6 2.5H11.6', 'M3.4 6.3H7.2'],
    labels: [
      ['Racks', 3.4, 1.95],
      ['Crossing', 8.3, 7],
      ['Pallet', 12.6, 5.3],
      ['Conveyor', 2.2, 6.6],
    ],
    tests: [
      [1.4, 1.8],
      [8.3, 4.2],
      [11, 2.5],
      [5.4, 6.3],
    ],
  },
  cat4: {
    lines:
      'M8.8 5.4v4.2m.45-4.2v4.2m.45-4.2v4.2m.45-4.2v4.2m.45-4.2v4.2m.45-4.2v4.2m.45-4.2v4.2m.45-4.2v4.2',
    objects:
      'M1 5.6 2.6 5.2 3 6.8 1.2 7.2zM3.2 5.3 4.7 5.5 4.5 7 3.3 6.8zM5.1 5.2 6.8 5.4 6.6 7 4.8 6.8z' +
      'M1.1 7.6 2.9 7.2 3.1 9 1 9.2zM3.4 7.3 5 7.3 4.8 9 3.3 9.1zM5.3 7.3 6.9 7.4 7 9.1 5.1 9zM12.4 5.4h3.2v4.2h-3.2z' +
      'M.6.3h8.4v.4H.6zM11 .6h.8v.8h-.8zM12.3.6h.8v.8h-.8zM13.6.6h.8v.8h-.8zM14.9.6h.8v.8h-.8z' +
      [1.6, 3.3, 6.7].map((x) => circle(x, 0.9, 0.4)).join(''),
    red: circle(5, 0.9, 0.4),
    routes: [
      'M.3 8.2 2 6.3 4 8.1 6 6.2 7.6 7.5',
      'M7.8 7.5H13.55',
      'M8.2 7V2.9H5V2.35',
      'M9.6 3.4H14V2.45',
    ],
    labels: [
      ['Concrete slabs', 4, 4.8],
      ['Eight steps', 10.4, 5],
      ['Platform', 14, 8.9],
      ['Valves', 8.4, 1.6],
      ['Housings', 11.6, 2.25],
    ],
    tests: [
      [4, 7.1],
      [14, 7.5],
      [5, 1.9],
      [14, 2],
    ],
  },
  cat5: {
    objects:
      'M2.3.1h4.4v.25h-4.4zM5.3 1.9h3v.9h-3z' +
      circle(6, 2.35, 0.28) +
      [5.4, 5.95, 6.5].flatMap((y) => [1.6, 3.4, 5.6, 7.4].map((x) => circle(x, y, 0.25))).join(''),
    red: 'M7.1 2.2h.3v.3h-.3zM7.4 2.2h.3v.3h-.3z',
    routes: ['M.6 3.2V.85H2.65', 'M3 1.2V3.35H5.65', 'M8.7 1.2V3.35H7.75', 'M4.5 2.4V3.3'],
    labels: [
      ['Blackboard', 5.1, 1],
      ['Globe', 5.9, 1.65],
      ['Blocks', 7.7, 1.65],
      ['Twelve pupils', 2.3, 4.95],
    ],
    tests: [
      [3, 0.85],
      [6, 3.35],
      [7.4, 3.35],
      [4.5, 3.7],
    ],
  },
};
