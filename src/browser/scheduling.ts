/** Calls `callback` when the page has loaded and the browser is idle. @param signal cancels it. */
export function whenIdle(callback: () => void, signal?: AbortSignal): void {
  const run = () => {
    if (!signal?.aborted) callback();
  };
  const wait = () => {
    // Runs after 3 s even if the browser is never idle. Safari has no idle callbacks, but has painted 0.1 s after loading.
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 3000 });
    else setTimeout(run, 100);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true, signal });
}

const usageEvents = ['focusin', 'keydown', 'scroll'] as const;

/**
 * Calls `callback` once, when the browser is first idle or the visitor starts to use the page.
 * @returns the cancel function.
 */
export function whenIdleOrUsed(callback: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const run = () => {
    waiting.abort();
    callback();
  };
  for (const type of usageEvents) document.addEventListener(type, run, { signal, passive: true });
  whenIdle(run, signal);
  return () => waiting.abort();
}
