import { startTransition, useEffect, useEffectEvent, useState } from 'react';

/**
 * Loads part of a page on demand. Never throws: if the import fails, the page stays as it is.
 * @param schedule calls `load` by itself; may return a cancel function.
 * @returns `part` (null until loaded), `failed`, and `load` to load or retry.
 */
export function useLazy<Part>(
  importPart: () => Promise<Part>,
  schedule?: (load: () => void) => undefined | (() => void),
) {
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
  const start = useEffectEvent(() => schedule?.(load));
  useEffect(() => start(), []);
  return { part, failed, load };
}
