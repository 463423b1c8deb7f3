/** Terms &amp; Conditions. */
export function TermsPage() {
  return (
    <div className="container section">
      <h1>Terms &amp; Conditions</h1>
    </div>
  );
}
