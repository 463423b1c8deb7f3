/** Event Tickets. */
export function TicketsPage() {
  return (
    <div className="container section">
      <h1>Event Tickets</h1>
    </div>
  );
}
