import { isRouteErrorResponse, useRouteError } from 'react-router-dom';

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  if (error instanceof Error) return error.message;
  return typeof error === 'string' ? error : 'Unknown error';
}

/** Replaces a page that could not be shown. See product.md, Every page. */
export function ErrorPage() {
  const error = useRouteError();
  return (
    <div className="container section">
      <h1>Unexpected Application Error!</h1>
      <p className="lead" role="alert">
        {messageOf(error)}
      </p>
      {/* Reloads the site: the app that failed may not work any more. */}
      <a className="btn btn-primary" href="/">
        Back to Home
      </a>
    </div>
  );
}
