import { useEffect, useEffectEvent, useRef, type ComponentType, type ReactNode } from 'react';
import { whenWanted } from './moments';
import { useLate } from './useLate';

interface LateProps {
  /** Loads the component. */
  load: () => Promise<ComponentType>;
  /**
   * Says that the component could not be loaded, and what the visitor can do instead. Left out where what
   * holds the place is good enough to stay.
   */
  failure?: ReactNode;
  /** Holds the component's place, in its size. */
  children?: ReactNode;
}

/**
 * A part of a page whose code does not hold up the rest: it is asked for when the part is about to be seen or
 * looked for, else once the page has nothing else to do. The static HTML and the first render hold its place;
 * when the code cannot be loaded, the rest of the page stays as it is.
 */
export function Late({ load, failure, children }: LateProps) {
  const { part: Part, failed, ask } = useLate(load);
  const place = useRef<HTMLDivElement>(null);
  const begin = useEffectEvent(ask);

  useEffect(() => (place.current ? whenWanted(place.current, () => begin()) : undefined), []);

  const tryAgain = () => {
    // The button goes: what comes in its place is to be found from here.
    place.current?.focus();
    ask();
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
