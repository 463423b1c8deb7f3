import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { minWidth } from '../pictures/breakpoints.ts';
import { Picture } from '../pictures/Picture.tsx';
import './notFound.scss';

interface NotFoundProps {
  title?: string;
  text?: string;
  children?: ReactNode;
}

/** Replaces a missing page (default: an unknown path). See product.md, Every page. */
export const NotFound = ({ title, text, children }: NotFoundProps) => (
  <div className="not-found">
    <div className="not-found-picture">
      <Picture name="misc/error-404" alt="" sizes={`${minWidth.large} 75vw, 100vw`} eager />
    </div>
    <div className="container">
      {!title && <p className="display-text">404</p>}
      <h1>{title ?? 'Page Not Found'}</h1>
      <p className="lead">
        {text ?? 'The page you are looking for does not exist or may have been moved.'}
      </p>
      <div className="actions">
        {children ?? (
          <>
            <Link className="btn btn-primary" to="/">
              Back to Home
            </Link>
            <Link className="btn btn-secondary" to="/news-or-blog">
              Read the articles
            </Link>
          </>
        )}
      </div>
    </div>
  </div>
);
