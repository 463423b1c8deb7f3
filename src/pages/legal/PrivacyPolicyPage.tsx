/** Privacy Policy. */
export function PrivacyPolicyPage() {
  return (
    <div className="container section">
      <h1>Privacy Policy</h1>
    </div>
  );
}
