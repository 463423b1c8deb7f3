import { startTransition, useState } from 'react';

/**
 * The one way to load a part of a page later. Loading never throws: where the code does not come, the page
 * stays as it is, and the component says so by `failed`.
 * @param load imports the part, for example a component.
 * @returns the part, null until it has come; whether it did not come; and how to ask for it, also again.
 */
export function useLate<Part>(load: () => Promise<Part>) {
  const [part, setPart] = useState<Part | null>(null);
  const [failed, setFailed] = useState(false);
  const ask = () => {
    setFailed(false);
    load().then(
      // Rendered in short slices: it may come while the visitor scrolls or types.
      (loaded) => startTransition(() => setPart(() => loaded)),
      () => setFailed(true),
    );
  };
  return { part, failed, ask };
}
