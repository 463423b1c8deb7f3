interface PointsBarProps {
  /** Points of each part, from the left. */
  parts: readonly number[];
  /** Points of the whole width (default: the sum of the parts). */
  total?: number;
}

const sum = (points: readonly number[]) => points.reduce((total, part) => total + part, 0);

/** Points to scale. Drawn with attributes, because the Content-Security-Policy forbids inline styles. */
export const PointsBar = ({ parts, total = sum(parts) }: PointsBarProps) => (
  <svg className="points-bar" viewBox={`0 0 ${total} 1`} preserveAspectRatio="none" aria-hidden>
    {parts.map((points, index) => {
      const start = sum(parts.slice(0, index));
      const gap = index > 0 ? total / 500 : 0;
      return <rect key={start} x={start + gap} width={points - gap} height="1" />;
    })}
  </svg>
);
