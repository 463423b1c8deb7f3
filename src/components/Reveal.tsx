import { type ReactNode, useEffect, useRef } from 'react';
import { reducedMotion } from '../browser/reducedMotion.ts';
import { whenIdle } from '../browser/scheduling.ts';

/** Elements waiting for AOS, which loads once for all of them. */
const waiting = new Set<HTMLElement>();

async function startAnimation(): Promise<void> {
  try {
    const { revealOnScroll } = await import('./revealOnScroll.ts');
    revealOnScroll([...waiting]);
  } catch {
    // If AOS fails to load, the elements show without animation.
  }
  waiting.clear();
}

/** Fades in on scroll; never above the fold, never with reduced motion. See product.md, Every page. */
export function Reveal({ className, children }: { className?: string; children: ReactNode }) {
  const boxRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = boxRef.current;
    if (!element || reducedMotion()) return undefined;
    if (waiting.size === 0) whenIdle(() => void startAnimation());
    waiting.add(element);
    return () => void waiting.delete(element);
  }, []);
  return (
    <div ref={boxRef} className={className}>
      {children}
    </div>
  );
}
