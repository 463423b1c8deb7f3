import { Link } from 'react-router-dom';
import './mailbox.scss';

/** Shows that the mock API is on; links to the mailbox. */
export const MockBadge = () => (
  <aside className="mock-badge d-print-none" aria-label="Development">
    <Link to="/mailbox" aria-label="Mock API is on: open the mailbox">
      <span className="pill">Mock API</span>
    </Link>
  </aside>
);
