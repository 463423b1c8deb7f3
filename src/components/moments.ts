/** How far below the screen loading begins. */
const nearby = '400px';

/** Calls `arrived` once when the element comes near the screen. @returns how to stop waiting. */
export function whenNear(element: Element, arrived: () => void): () => void {
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

/** Calls `idle` once the page is loaded and has nothing else to do. @returns how to stop waiting. */
export function whenIdle(idle: () => void): () => void {
  let left = false;
  const run = () => {
    if (!left) idle();
  };
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 3000 });
    else setTimeout(run, 300);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    left = true;
  };
}
