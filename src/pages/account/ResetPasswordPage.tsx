/** Set a new password. */
export function ResetPasswordPage() {
  return (
    <div className="container section">
      <h1>Set a new password</h1>
    </div>
  );
}
