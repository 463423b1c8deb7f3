import { sizeText } from '../data/arena.ts';
import { courseFurniture } from '../data/categories/furniture.ts';
import { coursePlans } from '../data/categories/plans.ts';
import { type CategoryId, categorySummaries } from '../data/categories/summaries.ts';
import { nonBreaking } from '../data/nonBreaking.ts';
import './coursePlan.scss';

interface CoursePlanProps {
  category: CategoryId;
  /** Index of the test whose place and route are lit. */
  litIndex?: number;
  /** True once a visitor has chosen this test. */
  chosen?: boolean;
  /** True below a plan whose caption has explained the signs. */
  explained?: boolean;
}

/** The course of a category to scale, with the places of its tests: one unit of the drawing is one metre. */
export function CoursePlan({ category, litIndex = 0, chosen, explained }: CoursePlanProps) {
  const { course } = categorySummaries[category];
  const { lines, objects, target } = courseFurniture[category];
  const { routes, labels, tests } = coursePlans[category];
  // Each grid is one dashed line as wide as the course: its thin dashes, one metre apart, look like lines.
  const grid = { className: 'grid', strokeDasharray: '.02 .98' };
  return (
    <figure className={chosen ? 'course-plan chosen' : 'course-plan'}>
      <svg
        viewBox={`0 0 ${course.width} ${course.depth}`}
        // A division, because `width * 0.044` may have 17 digits.
        fontSize={(course.width * 44) / 1000}
        role="img"
        aria-label={`Plan of the course: ${labels.map(([text]) => text).join(', ')}`}
      >
        {/* The end of the route, in units of its width. */}
        <marker id={`${category}-arrow`} orient="auto">
          <path d="M-1-2.5 4 0-1 2.5z" />
        </marker>
        <rect width={course.width} height={course.depth} />
        <path {...grid} d={`M0 ${course.depth / 2}h${course.width}`} strokeWidth={course.depth} />
        <path {...grid} d={`M${course.width / 2} 0v${course.depth}`} strokeWidth={course.width} />
        <path d={lines} />
        <path d={objects} className="objects" />
        <path d={target} className="target" />
        {/* The key makes the route of another test draw itself. */}
        <path
          key={litIndex}
          d={routes[litIndex]}
          pathLength="1"
          className="route"
          markerEnd={`url(#${category}-arrow)`}
        />
        {labels.map(([text, x, y]) => (
          <text key={text} x={x} y={y}>
            {text}
          </text>
        ))}
        {tests.map(([x, y], index) => (
          <g key={`${x} ${y}`} className={index === litIndex ? 'lit' : undefined}>
            <circle cx={x} cy={y} r=".75em" />
            <text x={x} y={y} dy=".36em" className="display-text">
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="small muted">
        {nonBreaking(
          `${course.name}, ${sizeText(course)}.${explained ? '' : ' Sizes to scale, positions schematic. Arrow: the robot’s route. Red: what it handles.'}`,
        )}
      </figcaption>
    </figure>
  );
}
