import type { ComponentType } from 'react';

/** How a toast looks and is announced. */
export type ToastTone = 'error' | 'success';

/** What stands at the edge of the page: toasts, or a plain message where their code did not come. */
interface ToastState {
  Box: ComponentType | null;
  plain: { tone: ToastTone; text: string } | null;
}

/** Before the first toast: nothing. */
export const noToasts: ToastState = { Box: null, plain: null };

let state = noToasts;
let dismissLoaded: () => void = () => undefined;
/** What had the focus when the last message came. */
let focusedBefore: Element | null = null;
const listeners = new Set<() => void>();

function setState(next: ToastState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Follows the toasts. @returns how to stop. */
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The current state; the same object until it changes. */
export const getToasts = (): ToastState => state;

/** Whoever closes a message goes on where it came in between. */
function giveFocusBack(): void {
  const { activeElement, body } = document;
  const here = activeElement === body || activeElement?.closest('.Toastify, .plain-toast');
  if (here && focusedBefore instanceof HTMLElement) focusedBefore.focus();
}

async function loadToasts() {
  try {
    const [{ ToastBox }, { showToast, dismissShown }] = await Promise.all([
      import('./ToastBox'),
      import('./showToast'),
    ]);
    return { ToastBox, showToast, dismissShown };
  } catch {
    return null; // Offline, or gone after a deploy: the plain message says the same.
  }
}

/**
 * Loads what shows a toast ahead of time, for whoever may have to say that the network is gone.
 * Never rejects.
 */
export async function prepareToasts(): Promise<void> {
  await loadToasts();
}

/**
 * Shows a short message at the edge of the page and announces it; what shows it is loaded with the first
 * one. Never rejects.
 */
export async function notify(tone: ToastTone, text: string): Promise<void> {
  const loaded = await loadToasts();
  focusedBefore = document.activeElement;
  if (!loaded) {
    setState({ ...state, plain: { tone, text } });
    return;
  }
  dismissLoaded = loaded.dismissShown;
  setState({ Box: loaded.ToastBox, plain: null });
  await loaded.showToast(tone, text, giveFocusBack);
}

/** Takes all messages away. */
export function dismissToasts(): void {
  dismissLoaded();
  if (!state.plain) return;
  giveFocusBack();
  setState({ ...state, plain: null });
}
