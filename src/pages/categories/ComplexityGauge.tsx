/** Ten steps of 18 degrees: 14 of arc, then a gap of 4. */
const dial = { d: 'M10 60A50 50 0 0 1 110 60', pathLength: 180, strokeDashoffset: -2 };

/** The complexity of a category on a dial of 1 to 10. */
export const ComplexityGauge = ({ value }: { value: number }) => (
  <svg className="gauge" viewBox="0 0 120 72" role="img" aria-label={`Complexity ${value} of 10`}>
    <path {...dial} strokeDasharray="14 4" />
    <path {...dial} strokeDasharray={`${'14 4 '.repeat(value)}0 180`} className="lit" />
    <text x="60" y="58" textAnchor="middle" className="display-text" fontSize="34">
      {value}
    </text>
    <text x="60" y="70" textAnchor="middle" fontSize="9.5">
      of 10
    </text>
  </svg>
);
