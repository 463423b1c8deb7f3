import { Link } from 'react-router-dom';
import { MissingPage } from '../../components/MissingPage';

/** Any path that the route table does not know. See product.md, Every page. */
export function Component() {
  return (
    <MissingPage
      figure="404"
      title="Page Not Found"
      text="The page you are looking for does not exist or may have been moved."
    >
      <Link className="btn btn-primary" to="/">
        Back to Home
      </Link>
      <Link className="btn btn-outline-primary" to="/news-or-blog">
        Read the news
      </Link>
    </MissingPage>
  );
}
