import { useEffect, useRef, type ReactNode } from 'react';

interface RevealProps {
  className?: string;
  children: ReactNode;
}

/** Motion is decoration: it waits until the page is loaded and has nothing else to do. */
const pageIdle = () =>
  new Promise<void>((resolve) => {
    const waitForIdle = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 3000 });
      else setTimeout(resolve, 300);
    };
    if (document.readyState === 'complete') waitForIdle();
    else window.addEventListener('load', waitForIdle, { once: true });
  });

/**
 * Rises a little when it is scrolled to. Never what is first seen, never with reduced motion; without the
 * motion's code everything is simply there. See product.md, Every page.
 */
export function Reveal({ className, children }: RevealProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    let left = false;
    pageIdle()
      .then(() => import('./revealOnScroll'))
      .then(({ revealOnScroll }) => {
        if (!left) revealOnScroll(element);
      })
      .catch(() => undefined); // Nothing is hidden yet, so nothing is lost.
    return () => {
      left = true;
    };
  }, []);
  return (
    <div ref={box} className={className}>
      {children}
    </div>
  );
}
