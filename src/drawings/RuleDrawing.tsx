import { nonBreaking } from '../data/nonBreaking.ts';
import type { RuleDrawingData } from '../data/ruleDrawings.ts';
import './ruleDrawing.scss';

/** A drawing with numbers from the rules of what it shows. */
export function RuleDrawing({ drawing }: { drawing: RuleDrawingData }) {
  const { alt, lines, objects, target, labels, figures } = drawing;
  return (
    <figure className="rule-drawing">
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
