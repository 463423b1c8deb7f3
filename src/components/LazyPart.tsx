import { type ComponentType, type ReactNode, useRef } from 'react';
import { whenIdleOrUsed } from '../browser/scheduling';
import { useLazy } from '../browser/useLazy';

interface LazyPartProps {
  load: () => Promise<ComponentType>;
  /** Help if the part fails to load; without it, the placeholder stays. */
  failure?: ReactNode;
  /** The placeholder, as large as the part. */
  children?: ReactNode;
}

/** Loads part of a page when the browser is first idle or used. If loading fails, the rest of the page stays. */
export function LazyPart({ load: importPart, failure, children }: LazyPartProps) {
  const { part: Part, failed, needsReload, load } = useLazy(importPart, whenIdleOrUsed);
  const place = useRef<HTMLDivElement>(null);
  const retry = () => {
    if (needsReload) {
      location.reload();
      return;
    }
    // The button is about to unmount; keep focus here.
    place.current?.focus();
    load();
  };
  return (
    <div ref={place} tabIndex={-1}>
      {Part ? (
        <Part />
      ) : failed && failure ? (
        <div role="alert">
          <p>{failure}</p>
          <button type="button" className="btn btn-outline-primary" onClick={retry}>
            {needsReload ? 'Reload the page' : 'Try again'}
          </button>
        </div>
      ) : (
        children
      )}
    </div>
  );
}
