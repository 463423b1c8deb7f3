/** Profile. */
export function DetailsPage() {
  return (
    <div className="container section">
      <h1>Profile</h1>
    </div>
  );
}
