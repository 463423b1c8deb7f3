/** Create your account. */
export function SignUpPage() {
  return (
    <div className="container section">
      <h1>Create your account</h1>
    </div>
  );
}
