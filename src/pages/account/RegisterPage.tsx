/** Join the championship. */
export function RegisterPage() {
  return (
    <div className="container section">
      <h1>Join the championship</h1>
    </div>
  );
}
