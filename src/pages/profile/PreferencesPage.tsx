/** Preferences. */
export function PreferencesPage() {
  return (
    <div className="container section">
      <h1>Preferences</h1>
    </div>
  );
}
