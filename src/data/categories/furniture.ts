import { circle } from './circle.ts';
import type { CategoryId } from './summaries.ts';

/** The furniture of a course, in metres from its upper left corner. Sizes are to scale, places are schematic. */
interface CourseFurniture {
  /** SVG path data of walls, steps and lines on the floor. */
  lines?: string;
  /** SVG path data of furniture, machines and people. */
  objects: string;
  /** SVG path data of what the robot has to find or to move. */
  target: string;
}

export const courseFurniture: Readonly<Record<CategoryId, CourseFurniture>> = {
  cat1: {
    lines: 'M0 4.2H3.4M4.6 4.2H8',
    objects:
      'M2.5.15h1.1v2.2h-1.1zM2.7.3h.7v.4h-.7zM1.3 1.45h1.6v.5h-1.6zM6.2.1h1.2v.45h-1.2zM.1 5.5h1.4v.4h-1.4z' +
      'M6.9 4.55h.75v.75h-.75zM6.8 4.5v.85M7.75 4.5v.85',
    target: circle(1.7, 1.7, 0.15),
  },
  cat2: {
    objects:
      'M.1.1h6v.7h-6zM1.6.1v.7M3.1.1v.7M4.6.1v.7M6.4 1.8h.8v4.6h-.8zM6.5 3.9h.6v.5h-.6z' +
      [3, 4.2, 5.4].map((y) => circle(8.1, y, 0.3)).join(''),
    target: 'M6.6 5.4h.4v.5h-.4z',
  },
  cat3: {
    lines: 'M1 3.6H7.4V2.2M1 4.8H7.4V6.2M11.4 3.6H9.2V2.2M11.4 4.8H9.2V6.2',
    objects:
      'M.4.2h6v1h-6zM2.4.2v1M4.4.2v1M7.8.2h5.6v1h-5.6zM9.7.2v1M11.6.2v1' +
      'M.4 6.9h6v.7h-6zM1.2 6.9v.7M2 6.9v.7M2.8 6.9v.7M3.6 6.9v.7M4.4 6.9v.7M5.2 6.9v.7' +
      'M11.7 2.1h1.8v1.3h-1.8zM11.7 2.5h1.8M11.7 3h1.8M11.7 3.8h.8v.8h-.8z',
    target: 'M1.1.35h.6v.7h-.6z',
  },
  cat4: {
    lines:
      'M10.35 5.4v4.2m.256-4.2v4.2m.256-4.2v4.2m.256-4.2v4.2m.256-4.2v4.2m.256-4.2v4.2m.256-4.2v4.2m.256-4.2v4.2',
    objects:
      'M1 5.6 2.6 5.2 3 6.8 1.2 7.2zM3.2 5.3 4.7 5.5 4.5 7 3.3 6.8zM5.1 5.2 6.8 5.4 6.6 7 4.8 6.8z' +
      'M1.1 7.6 2.9 7.2 3.1 9 1 9.2zM3.4 7.3 5 7.3 4.8 9 3.3 9.1zM5.3 7.3 6.9 7.4 7 9.1 5.1 9zM12.4 5.4h3.2v4.2h-3.2z' +
      'M.6.3h8.4v.4H.6zM11 .6h.8v.8h-.8zM12.3.6h.8v.8h-.8zM13.6.6h.8v.8h-.8zM14.9.6h.8v.8h-.8z' +
      [1.6, 3.3, 6.7].map((x) => circle(x, 0.85, 0.15)).join(''),
    target: circle(5, 0.85, 0.15),
  },
  cat5: {
    objects:
      'M2.3.1h4.4v.25h-4.4zM5.3 1.9h3v.9h-3z' +
      circle(6, 2.35, 0.28) +
      [5.4, 5.95, 6.5].flatMap((y) => [1.6, 3.4, 5.6, 7.4].map((x) => circle(x, y, 0.25))).join(''),
    target: 'M7.1 2.2h.3v.3h-.3zM7.4 2.2h.3v.3h-.3z',
  },
};
