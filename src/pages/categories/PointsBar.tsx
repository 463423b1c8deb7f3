import './pointsBar.scss';

interface PointsBarProps {
  /** Points of each part, from the left. */
  parts: readonly number[];
  /** Index of the part to highlight. */
  litIndex?: number | null;
}

const sum = (points: readonly number[]) => points.reduce((total, part) => total + part, 0);

/** Points to scale. Drawn with attributes, because the Content-Security-Policy forbids inline styles. */
export function PointsBar({ parts, litIndex }: PointsBarProps) {
  const total = sum(parts);
  return (
    <svg className="points-bar" viewBox={`0 0 ${total} 1`} preserveAspectRatio="none" aria-hidden>
      {parts.map((points, index) => {
        const start = sum(parts.slice(0, index));
        const gap = index > 0 ? total / 250 : 0;
        return (
          <rect
            key={start}
            x={start + gap}
            width={points - gap}
            height="1"
            className={index === litIndex ? 'lit' : undefined}
          />
        );
      })}
    </svg>
  );
}
