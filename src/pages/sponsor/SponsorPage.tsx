/** Become a sponsor. */
export function SponsorPage() {
  return (
    <div className="container section">
      <h1>Become a sponsor</h1>
    </div>
  );
}
