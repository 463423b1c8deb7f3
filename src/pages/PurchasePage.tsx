/** Purchase Ticket Page. */
export function PurchasePage() {
  return (
    <div className="container section">
      <h1>Purchase Ticket Page</h1>
    </div>
  );
}
