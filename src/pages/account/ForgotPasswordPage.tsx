/** Forgot your password?. */
export function ForgotPasswordPage() {
  return (
    <div className="container section">
      <h1>Forgot your password?</h1>
    </div>
  );
}
