/** A circle of `radius` around a point, as SVG path data. */
export const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 0 0 ${2 * radius} 0 ${radius} ${radius} 0 0 0-${2 * radius} 0`;
