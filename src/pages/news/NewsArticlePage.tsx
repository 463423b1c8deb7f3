/** News. */
export function NewsArticlePage() {
  return (
    <div className="container section">
      <h1>News</h1>
    </div>
  );
}
