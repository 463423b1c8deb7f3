import { Link } from 'react-router-dom';
import { ArrowUpIcon } from '../../components/icons';

/** At the end of the home page. See product.md, Home. */
export function BackToTop() {
  return (
    <div className="container back-to-top">
      <Link className="more-link" to="/#top">
        Back to top
        <ArrowUpIcon />
      </Link>
    </div>
  );
}
