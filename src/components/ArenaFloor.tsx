import { arenaFloor as floor } from '../data/categoryTiles';
import { schedule } from '../data/schedule';
import './arenaFloor.scss';
import { nonBreaking } from './nonBreaking';

const courses = schedule.flatMap(({ date, categories }) =>
  categories.map(({ course }) => ({ day: Number(date.slice(-2)), ...course })),
);

const size = ({ width, depth }: { width: number; depth: number }) => `${width} × ${depth} m`;

/**
 * The arena's floor to scale: one unit of the drawing is one metre.
 * @param lit emphasizes all courses.
 */
export const ArenaFloor = ({ lit = false }: { lit?: boolean }) => (
  <figure className={lit ? 'arena-floor lit' : 'arena-floor'}>
    <svg
      viewBox={`-1 -2 ${floor.width + 2} ${floor.depth + 3}`}
      role="img"
      aria-label={`The courses: ${courses.map((course) => `${course.name}, ${size(course)}`).join('; ')}`}
    >
      <rect width={floor.width} height={floor.depth} className="ground" />
      <path d="M24-1h12" className="screen" />
      <path d="M33.4 40h1.2" className="gate" />
      {courses.map(({ day, name, x, y, width, depth }) => (
        <g key={name}>
          <rect x={x} y={y} width={width} height={depth} />
          <text x={x + width / 2} y={y + depth / 2 + 0.2} className="display-text">
            {day}
          </text>
          <text x={x + width / 2} y={y + depth / 2 + 2.2}>
            {name}
          </text>
        </g>
      ))}
    </svg>
    <figcaption className="small muted">
      {nonBreaking(
        `The floor on the day of the finals, ${size(floor)}. Sizes to scale, positions schematic.`,
      )}
    </figcaption>
  </figure>
);
