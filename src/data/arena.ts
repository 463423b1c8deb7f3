/** The size of the floor or a course. */
export const sizeText = ({ width, depth }: { width: number; depth: number }) =>
  `${width} × ${depth} m`;

/** The arena's main floor, in metres. */
export const arenaFloor = { width: 60, depth: 40 };

/** A course and its place on the floor during the finals, in metres. The size is a rule; the place is schematic. */
export interface Course {
  name: string;
  width: number;
  depth: number;
  /** Distance from the left edge of the floor. */
  x: number;
  /** Distance from the edge at which the screen hangs. */
  y: number;
}
