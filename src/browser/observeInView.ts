/**
 * Calls `onChange` with all elements in view whenever one enters or leaves it.
 * @param rootMargin changes the view, as in IntersectionObserver.
 * @returns the function that ends it.
 */
export function observeInView(
  elements: Iterable<Element>,
  rootMargin: string,
  onChange: (inView: ReadonlySet<Element>) => void,
): () => void {
  const inView = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      onChange(inView);
    },
    { rootMargin },
  );
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
