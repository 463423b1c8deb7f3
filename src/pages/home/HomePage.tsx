/** World Humanoid Robotics Championship. */
export function HomePage() {
  return (
    <div className="container section">
      <h1>World Humanoid Robotics Championship</h1>
    </div>
  );
}
