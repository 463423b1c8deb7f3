/** Sign in. */
export function LoginPage() {
  return (
    <div className="container section">
      <h1>Sign in</h1>
    </div>
  );
}
