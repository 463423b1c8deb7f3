import { arenaFloor as floor } from '../data/categorySummaries';
import { nonBreaking } from '../data/nonBreaking';
import { schedule } from '../data/schedule';
import './arenaFloor.scss';

const courses = schedule.flatMap(({ date, categories }) =>
  categories.map(({ id, course }) => ({ id, day: Number(date.slice(-2)), ...course })),
);

const size = ({ width, depth }: { width: number; depth: number }) => `${width} × ${depth} m`;

interface ArenaFloorProps {
  /** Emphasizes all courses. */
  lit?: boolean;
  /** Shows the number of each category instead of day and name. */
  numbered?: boolean;
}

/** The arena's floor to scale: one unit of the drawing is one metre. */
export const ArenaFloor = ({ lit = false, numbered = false }: ArenaFloorProps) => (
  <figure className={lit ? 'arena-floor lit' : 'arena-floor'}>
    <svg
      viewBox={`0 -1.5 ${floor.width} ${floor.depth + 2}`}
      role="img"
      aria-label={`The courses: ${courses.map((course) => `${course.name}, ${size(course)}`).join('; ')}`}
    >
      <rect width={floor.width} height={floor.depth} className="ground" />
      <path d="M24-1h12" className="screen" />
      <path d="M33.4 40h1.2" className="gate" />
      {!numbered && (
        <>
          <text x="30" y="2.4">
            Screen
          </text>
          <text x="34" y="38.6">
            Gate
          </text>
        </>
      )}
      {courses.map(({ id, day, name, x, y, width, depth }, index) => (
        <g key={id} data-course={id}>
          <rect x={x} y={y} width={width} height={depth} />
          <text
            x={x + width / 2}
            y={y + depth / 2 + (numbered ? 1.5 : 0.2)}
            className="display-text"
          >
            {numbered ? `0${index + 1}` : day}
          </text>
          {!numbered && (
            <text x={x + width / 2} y={y + depth / 2 + 2.4}>
              {name}
            </text>
          )}
        </g>
      ))}
    </svg>
    <figcaption className="small muted">
      {nonBreaking(
        `The ${size(floor)} floor on the day of the finals. Sizes to scale, positions schematic.`,
      )}
    </figcaption>
  </figure>
);
