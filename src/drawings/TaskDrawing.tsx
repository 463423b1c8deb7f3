import type { ReactNode } from 'react';
import type { CategoryId } from '../data/categories/summaries.ts';
import { taskDrawings } from '../data/categories/taskDrawings.ts';
import { nonBreaking } from '../data/nonBreaking.ts';
import './taskDrawing.scss';

/** One task of a category as a drawing, with two numbers from its rules. */
export function TaskDrawing({ category }: { category: CategoryId }) {
  const { alt, labels, figures } = taskDrawings[category];
  return (
    <figure className="task-drawing">
      <TaskSketch category={category} alt={alt}>
        {labels?.map(([text, x, y]) => (
          <text key={text} x={x} y={y}>
            {nonBreaking(text)}
          </text>
        ))}
      </TaskSketch>
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

interface TaskSketchProps {
  category: CategoryId;
  /** The drawing in words; without it, the drawing is decoration. */
  alt?: string;
  children?: ReactNode;
}

/** The drawing alone. */
export function TaskSketch({ category, alt, children }: TaskSketchProps) {
  const { lines, objects, target } = taskDrawings[category];
  return (
    <svg
      viewBox="0 0 190 128"
      className="task-sketch"
      role={alt ? 'img' : undefined}
      aria-label={alt}
      aria-hidden={alt ? undefined : true}
    >
      <path d={objects} className="objects" />
      <path d={lines} />
      <path d={target} className="target" />
      {children}
    </svg>
  );
}
