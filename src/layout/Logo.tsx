import { championship } from '../data/championship.ts';

/** Logo mark and wordmark. Keep the path in step with favicon.svg. */
export const Logo = () => (
  <span className="logo">
    <svg viewBox="0 0 32 32" width="32" height="32" fill="none" aria-hidden>
      <path
        d="M16 2.5c-6.2 0-10.2 4.6-10.2 10.7 0 4.6 1.2 9 3.5 12.2 1.5 2.1 3.2 3.3 5.1 3.3h3.2c1.9 0 3.6-1.2 5.1-3.3 2.3-3.2 3.5-7.6 3.5-12.2C26.2 7.1 22.2 2.5 16 2.5ZM2.6 12v5.5M29.4 12v5.5"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <path d="M10.4 15.2h11.2" stroke="var(--accent)" strokeWidth="2.8" strokeLinecap="round" />
    </svg>
    <span>
      {championship.abbreviation} <span className="logo-year muted">{championship.year}</span>
    </span>
  </span>
);
