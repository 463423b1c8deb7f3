import { useEffect, useRef, type ReactNode } from 'react';
import { whenIdle } from './scheduling';

interface RevealProps {
  className?: string;
  children: ReactNode;
}

/** What waits for the motion's code, which is asked for once for all of it. */
const waiting = new Set<HTMLElement>();

async function startMotion(): Promise<void> {
  try {
    const { revealOnScroll } = await import('./revealOnScroll');
    revealOnScroll([...waiting]);
  } catch {
    // Everything is simply there.
  }
  waiting.clear();
}

/**
 * Rises a little when it is scrolled to. Never what is first seen, never with reduced motion; without the
 * motion's code everything is simply there. See product.md, Every page.
 */
export function Reveal({ className, children }: RevealProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    if (waiting.size === 0) whenIdle(() => void startMotion());
    waiting.add(element);
    return () => void waiting.delete(element);
  }, []);
  return (
    <div ref={box} className={className}>
      {children}
    </div>
  );
}
