import { startTransition, useState } from 'react';

/**
 * Loads part of a page on demand. Never throws: if the import fails, the page stays as it is.
 * @returns `part` (null until loaded), `failed`, and `load` to load or retry.
 */
export function useLazy<Part>(importPart: () => Promise<Part>) {
  const [part, setPart] = useState<Part | null>(null);
  const [failed, setFailed] = useState(false);
  const load = () => {
    setFailed(false);
    importPart().then(
      // A transition renders in short slices: the visitor may be scrolling or typing.
      (loaded) => startTransition(() => setPart(() => loaded)),
      () => setFailed(true),
    );
  };
  return { part, failed, load };
}
