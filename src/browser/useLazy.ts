import { startTransition, useEffect, useEffectEvent, useState } from 'react';

/**
 * Loads part of a page on demand. Never throws: if the import fails, the page stays as it is. After two failures, only
 * a reload helps: after a deploy, only a new page knows the chunk, and Firefox before 154 and Chromium before 156
 * remember a failed import.
 * @param schedule calls `load` by itself; may return a cancel function.
 * @returns `part` (null until loaded), `failed`, `needsReload` after two failures, and `load` to load or retry.
 */
export function useLazy<Part>(
  importPart: () => Promise<Part>,
  schedule?: (load: () => void) => undefined | (() => void),
) {
  const [part, setPart] = useState<Part | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const load = () => {
    setFailed(false);
    setAttempts(attempts + 1);
    importPart().then(
      // A transition renders in short slices: the visitor may be scrolling or typing.
      (loaded) => startTransition(() => setPart(() => loaded)),
      () => setFailed(true),
    );
  };
  const start = useEffectEvent(() => schedule?.(load));
  useEffect(() => start(), []);
  return { part, failed, needsReload: failed && attempts > 1, load };
}
