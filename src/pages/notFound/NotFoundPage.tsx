import { Link } from 'react-router-dom';
import { NotFound } from '../../components/NotFound.tsx';

/** Any path that the route table does not know. */
export default function NotFoundPage() {
  return (
    <NotFound>
      <p className="display-text">404</p>
      <h1>Page Not Found</h1>
      <p className="lead">The page you are looking for does not exist or may have been moved.</p>
      <div className="actions">
        <Link className="btn btn-primary" to="/">
          Back to Home
        </Link>
        <Link className="btn btn-secondary" to="/news-or-blog">
          Read the articles
        </Link>
      </div>
    </NotFound>
  );
}
