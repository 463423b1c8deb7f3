/** How far below the screen loading begins. */
const nearby = '400px';

/** Calls `arrived` once when the element comes near the screen. @param signal ends the waiting. */
function whenNear(element: Element, arrived: () => void, signal: AbortSignal): void {
  if (!('IntersectionObserver' in window)) {
    arrived();
    return;
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
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Calls `idle` once the page is loaded and has nothing else to do. @param signal ends the waiting. */
export function whenIdle(idle: () => void, signal?: AbortSignal): void {
  const run = () => {
    if (!signal?.aborted) idle();
  };
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 3000 });
    else setTimeout(run, 100);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true, signal });
}

/**
 * Calls `wanted` once when a part of the page has to be there: it comes near the screen, the page has nothing
 * else to do, or the focus moves, for what the keyboard cannot find yet it would pass by.
 * @returns how to stop waiting.
 */
export function whenWanted(part: Element, wanted: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const stop = () => waiting.abort();
  const begin = () => {
    if (signal.aborted) return;
    stop();
    wanted();
  };
  document.addEventListener('focusin', begin, { signal });
  whenIdle(begin, signal);
  whenNear(part, begin, signal);
  return stop;
}
