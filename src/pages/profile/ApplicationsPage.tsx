/** Event Applications. */
export function ApplicationsPage() {
  return (
    <div className="container section">
      <h1>Event Applications</h1>
    </div>
  );
}
