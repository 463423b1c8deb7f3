import { useHydrated } from '../browser/useHydrated.ts';
import { arenaFloor as floor, type Course, sizeText } from '../data/arena.ts';
import { courseFurniture } from '../data/categories/furniture.ts';
import type { CategoryId } from '../data/categories/summaries.ts';
import { nonBreaking } from '../data/nonBreaking.ts';
import { programme } from '../data/programme.ts';
import './arenaFloor.scss';

const courses = programme.flatMap(({ weekday, categories }) =>
  categories.map(({ id, course }) => ({ id, day: weekday.slice(0, 3), ...course })),
);

const gate = { x: 34, y: floor.depth };

/** True if a course with its top at `y` is in the row beside the gate. */
const isBesideGate = (y: number) => y > floor.depth / 2;

/** The baselines of the names in each row: outside the zones around the courses, and away from the routes. */
const nameBaselines = {
  top: Math.min(...courses.map(({ y }) => y)) - 2.6,
  bottom: Math.max(...courses.map(({ y, depth }) => y + depth)) + 4,
};

/** The route to a course: straight up from the gate, then sideways to the course or along the gap between the rows. */
function routeTo({ x, y, width, depth }: Omit<Course, 'name'>): string {
  const center = x + width / 2;
  return isBesideGate(y)
    ? `M${gate.x} ${gate.y}V${y + depth / 2}H${x > gate.x ? x : x + width}`
    : `M${gate.x} ${gate.y}V${floor.depth / 2}H${center}V${y + depth}`;
}

interface ArenaFloorProps {
  /** The courses to highlight with their routes, by their categories (default: all). */
  litIds?: readonly string[];
  /** Shows the number of each category instead of day and name, and no caption. */
  numbered?: boolean;
  /** Called with the course that the mouse enters, and with undefined when it leaves. */
  onPoint?: (id: CategoryId | undefined) => void;
}

/** The arena's floor to scale: one unit of the drawing is one metre. */
export function ArenaFloor({ litIds, numbered = false, onPoint }: ArenaFloorProps) {
  // Added later, because the static HTML of the home page must fit the first round trip.
  const furnished = useHydrated() && !numbered;
  return (
    <figure className="arena-floor">
      {/* On a laptop, the side navigation with a caption would be taller than the window. */}
      {!numbered && (
        <figcaption className="small muted">
          <h3>The five courses</h3>
          {nonBreaking(
            `One a day, all five on ${programme.at(-1)?.weekday}. The floor is ${sizeText(floor)}. Sizes to scale, positions schematic.`,
          )}
        </figcaption>
      )}
      <svg
        viewBox={`0 -3 ${floor.width} ${floor.depth + 3.5}`}
        role="img"
        aria-label={`The courses: ${courses.map((course) => `${course.name}, ${sizeText(course)}`).join('; ')}`}
      >
        <rect width={floor.width} height={floor.depth} className="ground" />
        <path d="M24-1.5h12" className="screen" />
        <path d={`M${gate.x - 0.6} ${gate.y}h1.2`} />
        {!numbered && (
          <>
            <text x="36" y="-1.5" dx="2.2em" dy=".35em">
              Screen
            </text>
            <text x={gate.x} y="38.6" dx="-1.9em">
              Gate
            </text>
          </>
        )}
        {courses.map(({ id, day, name, x, y, width, depth }, index) => (
          <g
            key={id}
            className={!litIds || litIds.includes(id) ? 'lit' : undefined}
            onMouseEnter={() => onPoint?.(id)}
            onMouseLeave={() => onPoint?.(undefined)}
          >
            <rect x={x} y={y} width={width} height={depth} />
            {furnished && <Furniture category={id} transform={`translate(${x} ${y})`} />}
            <path className="route" pathLength="1" d={routeTo({ x, y, width, depth })} />
            {numbered ? (
              <text x={x + width / 2} y={y + depth / 2 + 1.2} className="display-text">
                {`0${index + 1}`}
              </text>
            ) : (
              <text
                x={x + width / 2}
                y={isBesideGate(y) ? nameBaselines.bottom : nameBaselines.top}
              >
                <tspan className="display-text">{day}</tspan> {name}
              </text>
            )}
          </g>
        ))}
      </svg>
    </figure>
  );
}

function Furniture({ category, transform }: { category: CategoryId; transform: string }) {
  const { lines, objects, target } = courseFurniture[category];
  return (
    <g className="furniture" transform={transform}>
      <path d={lines} />
      <path d={objects} className="objects" />
      <path d={target} className="target" />
    </g>
  );
}
