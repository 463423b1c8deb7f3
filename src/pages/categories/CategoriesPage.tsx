/** Competition categories. */
export function CategoriesPage() {
  return (
    <div className="container section">
      <h1>Competition categories</h1>
    </div>
  );
}
