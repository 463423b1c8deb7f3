/** Page Not Found. */
export function NotFoundPage() {
  return (
    <div className="container section">
      <h1>Page Not Found</h1>
    </div>
  );
}
