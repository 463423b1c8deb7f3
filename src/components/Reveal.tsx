import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { whenIdle } from './moments';
import { useLate } from './useLate';

interface RevealProps {
  className?: string;
  children: ReactNode;
}

const loadMotion = async () => (await import('./revealOnScroll')).revealOnScroll;

/**
 * Rises a little when it is scrolled to. Never what is first seen, never with reduced motion; without the
 * motion's code everything is simply there. See product.md, Every page.
 */
export function Reveal({ className, children }: RevealProps) {
  const box = useRef<HTMLDivElement>(null);
  const { part: revealOnScroll, ask } = useLate(loadMotion);
  const begin = useEffectEvent(ask);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    return whenIdle(() => begin());
  }, []);
  useEffect(() => {
    if (box.current) revealOnScroll?.(box.current);
  }, [revealOnScroll]);
  return (
    <div ref={box} className={className}>
      {children}
    </div>
  );
}
