import { claims } from '../../data/event';
import './claims.scss';

/** The three claims as large figures. See product.md, Facts. */
export function Claims() {
  return (
    <section className="claims" aria-label="The championship in numbers">
      <ul className="container">
        {claims.map(({ figure, label }) => (
          <li key={label}>
            <strong className="display-text">{figure}</strong> <span>{label}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
