/** Team Management. */
export function TeamPage() {
  return (
    <div className="container section">
      <h1>Team Management</h1>
    </div>
  );
}
