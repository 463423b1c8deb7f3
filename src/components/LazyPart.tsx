import { useEffect, useEffectEvent, useRef, type ComponentType, type ReactNode } from 'react';
import { whenIdleOrUsed } from './scheduling';
import { useLazy } from './useLazy';

interface LazyPartProps {
  /** Imports the component. */
  load: () => Promise<ComponentType>;
  /** What to do if the part cannot be loaded. Omit it if the placeholder can stay. */
  failure?: ReactNode;
  /** The placeholder, in the size of the part. */
  children?: ReactNode;
}

/**
 * Loads part of a page when the browser is first idle or the visitor starts to use the page. The static HTML
 * and the first render show the placeholder. If loading fails, the rest of the page stays.
 */
export function LazyPart({ load, failure, children }: LazyPartProps) {
  const { part: Part, failed, load: begin } = useLazy(load);
  const place = useRef<HTMLDivElement>(null);
  const beginOnce = useEffectEvent(begin);

  useEffect(() => whenIdleOrUsed(() => beginOnce()), []);

  const tryAgain = () => {
    // The button is about to unmount; keep focus here.
    place.current?.focus();
    begin();
  };
  return (
    <div ref={place} tabIndex={-1}>
      {Part ? (
        <Part />
      ) : failed && failure ? (
        <div role="alert">
          <p>{failure}</p>
          <button type="button" className="btn btn-outline-primary" onClick={tryAgain}>
            Try again
          </button>
        </div>
      ) : (
        children
      )}
    </div>
  );
}
