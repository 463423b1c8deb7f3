const steps = 10;
const centre = { x: 60, y: 60 };
const radius = 50;
const gapDegrees = 4;

/** A point of the upper half circle; 0 degrees is left, 180 right. */
function pointAt(degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  const x = centre.x - radius * Math.cos(angle);
  const y = centre.y - radius * Math.sin(angle);
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}

const arcs = Array.from({ length: steps }, (_, index) => {
  const from = (index * 180) / steps + gapDegrees / 2;
  const to = ((index + 1) * 180) / steps - gapDegrees / 2;
  return `M${pointAt(from)}A${radius} ${radius} 0 0 1 ${pointAt(to)}`;
});

/** The complexity of a category on a dial of 1 to 10. */
export function ComplexityGauge({ value }: { value: number }) {
  return (
    <svg className="gauge" viewBox="0 0 120 72" role="img" aria-label={`Complexity ${value} of 10`}>
      {arcs.map((arc, index) => (
        <path key={arc} d={arc} className={index < value ? 'lit' : undefined} />
      ))}
      <text x={centre.x} y="58" textAnchor="middle" className="display-text" fontSize="34">
        {value}
      </text>
      <text x={centre.x} y="70" textAnchor="middle" fontSize="9.5">
        of 10
      </text>
    </svg>
  );
}
