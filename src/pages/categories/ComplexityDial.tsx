import './complexityDial.scss';

/** Ten steps of 18 degrees: 14 of arc, then a gap of 4. */
const arc = { d: 'M10 60A50 50 0 0 1 110 60', pathLength: 180, strokeDashoffset: -2 };

/** The complexity of a category on a dial of 1 to 10. */
export const ComplexityDial = ({ value }: { value: number }) => (
  <svg className="complexity-dial" viewBox="6 6 108 58" aria-hidden>
    <path {...arc} strokeDasharray="14 4" />
    <path {...arc} strokeDasharray={`${'14 4 '.repeat(value)}0 180`} className="lit" />
  </svg>
);
