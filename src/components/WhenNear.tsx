import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';

interface WhenNearProps {
  /** Loads the component; the same function in every render. */
  load: () => Promise<ComponentType>;
  /**
   * Tells that the component could not be loaded, and what the visitor can do instead. Left out where what
   * holds the place is good enough to stay.
   */
  failure?: ReactNode;
  /** Holds the component's place, in its size. */
  children: ReactNode;
}

/** How far below the screen loading begins. */
const nearby = '400px';

/** Calls `arrived` once when the element comes near the screen. @returns how to stop waiting. */
function whenNear(element: Element, arrived: () => void): () => void {
  if (!('IntersectionObserver' in window)) {
    arrived();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      arrived();
    },
    { rootMargin: nearby },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * A part of a page whose code is only asked for when it is about to be seen. The static HTML and the first
 * render hold its place; when the code cannot be loaded, the rest of the page stays as it is.
 */
export function WhenNear({ load, failure, children }: WhenNearProps) {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  const [failed, setFailed] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (failed || !place.current) return undefined;
    let left = false;
    const stop = whenNear(place.current, () => {
      load().then(
        (component) => !left && setLoaded(() => component),
        () => !left && setFailed(true),
      );
    });
    return () => {
      left = true;
      stop();
    };
  }, [load, failed]);

  const tryAgain = () => {
    // The button goes: what comes in its place is to be found from here.
    place.current?.focus();
    setFailed(false);
  };
  return (
    <div ref={place} tabIndex={-1}>
      {Loaded ? (
        <Loaded />
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
