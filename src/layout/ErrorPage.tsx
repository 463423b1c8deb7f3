import { isRouteErrorResponse, useRouteError } from 'react-router-dom';

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  if (error instanceof Error) return error.message;
  return typeof error === 'string' ? error : 'Unknown error';
}

/** Replaces a page that failed to load or to render. */
export function ErrorPage() {
  const error = useRouteError();
  return (
    <div className="container section">
      <h1>Unexpected Application Error!</h1>
      <p className="lead" role="alert">
        {messageOf(error)}
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
