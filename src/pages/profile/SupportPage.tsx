/** Support. */
export function SupportPage() {
  return (
    <div className="container section">
      <h1>Support</h1>
    </div>
  );
}
