import { Link } from 'react-router-dom';
import { MissingPage } from './MissingPage';

/** What an address shows that leads nowhere. See product.md, Every page. */
export const PageNotFound = () => (
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
