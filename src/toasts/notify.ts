import { flushSync } from 'react-dom';

/** How a message looks and is announced. */
type Tone = 'error' | 'success';

/** What is at the edge of the page: react-toastify, or a plain message where it did not load. */
interface Toasts {
  toastify: Awaited<ReturnType<typeof loadToastify>>;
  plain: { tone: Tone; text: string } | null;
}

/** How long a success is seen, in milliseconds; an error stays until it is closed. */
const successMs = 5000;

/** Before the first message: nothing. */
export const noToasts: Toasts = { toastify: null, plain: null };

let toasts = noToasts;
/** What had the focus when the last message came. */
let focusedBefore: Element | null = null;
const listeners = new Set<(toasts: Toasts) => void>();

function setToasts(next: Toasts): void {
  toasts = next;
  for (const listener of listeners) listener(toasts);
}

/** Passes on the toasts, now and at every change. @returns how to stop. */
export function subscribeToasts(listener: (toasts: Toasts) => void): () => void {
  listeners.add(listener);
  listener(toasts);
  return () => listeners.delete(listener);
}

/** Closing a message leads back to where it came in between. */
function giveFocusBack(): void {
  const { activeElement, body } = document;
  const here = activeElement === body || activeElement?.closest('.Toastify, .plain-toast');
  if (here && focusedBefore instanceof HTMLElement) focusedBefore.focus();
}

async function loadToastify() {
  try {
    const [{ toast, ToastContainer }] = await Promise.all([
      import('react-toastify/unstyled'),
      import('./toastify.scss'),
    ]);
    return { toast, ToastContainer };
  } catch {
    return null; // Offline, or gone after a deploy: the plain message says the same.
  }
}

/** Loads what shows a toast ahead of time, to be able to say that the network is gone. Never rejects. */
export async function prepareToasts(): Promise<void> {
  await loadToastify();
}

/**
 * Shows a short message at the edge of the page and announces it. What shows it is loaded with the first
 * one. Never rejects.
 */
export async function notify(tone: Tone, text: string): Promise<void> {
  const toastify = await loadToastify();
  focusedBefore = document.activeElement;
  if (!toastify) {
    setToasts({ ...toasts, plain: { tone, text } });
    return;
  }
  // The container is there before its first toast: StrictMode mounts it twice, and the first one takes the
  // toasts that waited for it along.
  flushSync(() => setToasts({ toastify, plain: null }));
  // An error announces itself, as an alert: the container around it must not say it once more.
  const container = document.querySelector('.Toastify');
  container?.setAttribute('aria-live', tone === 'error' ? 'off' : 'polite');
  const { toast } = toastify;
  if (tone === 'error') toast.error(text, { autoClose: false, onClose: giveFocusBack });
  else toast.success(text, { autoClose: successMs, role: 'status', onClose: giveFocusBack });
}

/** Takes all messages away. */
export function dismissToasts(): void {
  toasts.toastify?.toast.dismiss();
  if (!toasts.plain) return;
  giveFocusBack();
  setToasts({ ...toasts, plain: null });
}
