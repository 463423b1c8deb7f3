/** Verify your e-mail. */
export function VerifyProfilePage() {
  return (
    <div className="container section">
      <h1>Verify your e-mail</h1>
    </div>
  );
}
