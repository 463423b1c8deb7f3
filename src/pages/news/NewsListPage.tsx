/** News &amp; Blog. */
export function NewsListPage() {
  return (
    <div className="container section">
      <h1>News &amp; Blog</h1>
    </div>
  );
}
