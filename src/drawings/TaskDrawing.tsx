import type { CategoryId } from '../data/categories/summaries.ts';
import { taskDrawings } from '../data/categories/taskDrawings.ts';
import { nonBreaking } from '../data/nonBreaking.ts';
import './taskDrawing.scss';

/** One task of a category as a drawing, with two numbers from its rules. */
export function TaskDrawing({ category }: { category: CategoryId }) {
  const { alt, lines, objects, target, labels, figures } = taskDrawings[category];
  return (
    <figure className="task-drawing">
      <svg viewBox="0 0 190 128" role="img" aria-label={alt}>
        <path d={objects} className="objects" />
        <path d={lines} />
        <path d={target} className="target" />
        {labels?.map(([text, x, y]) => (
          <text key={text} x={x} y={y}>
            {nonBreaking(text)}
          </text>
        ))}
      </svg>
      <figcaption className="small">
        {figures.map(([figure, note]) => (
          <p key={figure}>
            <strong className="display-text">{nonBreaking(figure)}</strong> {nonBreaking(note)}
          </p>
        ))}
      </figcaption>
    </figure>
  );
}
