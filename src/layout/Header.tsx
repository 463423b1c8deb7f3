import { Link } from 'react-router-dom';

/** Logo and main navigation, on every page. See spec.md §2. */
export function Header() {
  return (
    <header>
      <Link to="/">WHRC 2026</Link>
      <Link to="/login">Sign In</Link>
    </header>
  );
}
