import type { CategoryId } from './summaries.ts';

/** The tests on the plan of a course, in metres from its upper left corner. All places are schematic. */
interface CoursePlanData {
  /** SVG path data of one route for each test, in the order of the tests. */
  routes: readonly [string, string, string, string];
  labels: readonly (readonly [text: string, x: number, y: number])[];
  /** The places of the tests, in their order. */
  tests: readonly (readonly [x: number, y: number])[];
}

export const coursePlans: Readonly<Record<CategoryId, CoursePlanData>> = {
  cat1: {
    routes: [
      'M.45 5.1H4.3V3.2H1.5V2.75',
      'M6.8 1.4V1.6H3.9',
      'M6.6 4.9H4V1.5',
      'M4 4.8V2.8H.25V.6H1.4',
    ],
    labels: [
      ['Bed', 3.05, 1.2],
      ['Table', 0.7, 1.9],
      ['Pills', 5.6, 0.6],
      ['Shelf', 2.2, 5.85],
      ['Wheelchair', 6.2, 5.85],
    ],
    tests: [
      [2, 2.4],
      [6.8, 1.1],
      [6.2, 4.9],
      [1.9, 0.6],
    ],
  },
  cat2: {
    routes: ['M6 2.6H3.1V1.2', 'M5.85 4.5V5.65H6.4', 'M5.85 2.9V5.4', 'M5.3 1.7V2.2H1.5V1.9'],
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
    routes: ['M1.4 2.15V2.9H5.4', 'M1.6 4.2H11.6', 'M9.6 2.5H11.6', 'M3.4 6.3H7.2'],
    labels: [
      ['Racks', 3.4, 1.95],
      ['Crossing', 8.3, 7],
      ['Pallet', 12.6, 5.3],
      ['Conveyor', 1.6, 6.6],
    ],
    tests: [
      [1.4, 1.8],
      [8.3, 4.2],
      [11, 2.5],
      [5.4, 6.3],
    ],
  },
  cat4: {
    routes: [
      'M.3 8.2 2 6.3 4 8.1 6 6.2 7.6 7.5',
      'M7.8 7.5H13',
      'M8.2 7V3.2H5V2.8',
      'M9.6 3.4H14V2.9',
    ],
    labels: [
      ['Concrete slabs', 4, 4.8],
      ['Eight steps', 11.25, 5],
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
    routes: ['M.6 3.2V.85H2.45', 'M3 1.2V3.35H5.45', 'M8.7 1.2V3.35H7.95', 'M4.5 2.4V3.15'],
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
