import {
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { whenIdleOrUsed } from '../browser/scheduling.ts';

interface LazyPartProps {
  load: () => Promise<ComponentType>;
  /** Help if the part fails to load; without it, the placeholder stays. */
  failure?: ReactNode;
  /** The placeholder, as large as the part. */
  children?: ReactNode;
}

/**
 * Loads part of a page when the browser is first idle, or the visitor starts to use the page. If loading fails, the
 * rest of the page stays. After two failures, a reload is the surest way: either a deploy has renamed the chunk, or the
 * browser remembers the failed import (Firefox before 154, Chromium before 156).
 */
export function LazyPart({ load, failure, children }: LazyPartProps) {
  const [Part, setPart] = useState<ComponentType | null>(null);
  const [failures, setFailures] = useState(0);
  const [loading, setLoading] = useState(true);
  const placeRef = useRef<HTMLDivElement>(null);
  const loadPart = async () => {
    setLoading(true);
    try {
      const part = await load();
      // A transition renders in short slices: the visitor may be scrolling or typing.
      startTransition(() => setPart(() => part));
    } catch {
      setFailures(failures + 1);
    }
    setLoading(false);
  };
  const loadFirst = useEffectEvent(() => void loadPart());
  useEffect(() => whenIdleOrUsed(() => loadFirst()), []);

  const needsReload = failures > 1;
  const retry = () => {
    if (needsReload) {
      location.reload();
      return;
    }
    // The button is about to unmount; keep focus here.
    placeRef.current?.focus();
    void loadPart();
  };
  const content = () => {
    if (Part) return <Part />;
    if (failures === 0 || loading || !failure) return children;
    return (
      <div role="alert">
        <p>{failure}</p>
        <button type="button" className="btn btn-secondary" onClick={retry}>
          {needsReload ? 'Reload the page' : 'Try again'}
        </button>
      </div>
    );
  };
  return (
    <div ref={placeRef} tabIndex={-1}>
      {content()}
    </div>
  );
}
