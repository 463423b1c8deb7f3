import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { documentTitle } from '../routing/head.ts';

/** Replaces a page that failed to load or to render. */
export function ErrorPage() {
  const error = useRouteError();
  // A page that failed to load has set no title.
  useEffect(() => {
    document.title = documentTitle({ title: 'Error' });
  }, []);
  return (
    <div className="container section">
      <h1>Unexpected Application Error!</h1>
      <p className="lead" role="alert">
        {error instanceof Error ? error.message : String(error)}
      </p>
      {!navigator.onLine && (
        <p>You seem to be offline. Connect to the internet, then reload the page.</p>
      )}
      {/* A plain link, so that the site reloads: the crashed app may be unusable. */}
      <a className="btn btn-primary" href="/">
        Back to Home
      </a>
    </div>
  );
}
