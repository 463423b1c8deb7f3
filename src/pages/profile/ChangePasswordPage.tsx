/** Change Password. */
export function ChangePasswordPage() {
  return (
    <div className="container section">
      <h1>Change Password</h1>
    </div>
  );
}
