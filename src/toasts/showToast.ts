import { toast } from 'react-toastify/unstyled';
import type { ToastTone } from './toast';

/** How long a success is seen, in milliseconds; an error stays until it is closed. */
const successMs = 5000;

let boxIsThere = false;
const waiting: (() => void)[] = [];

/** Tells that there is a box for toasts from now on. @returns how to tell that it has gone. */
export function boxHasCome(): () => void {
  boxIsThere = true;
  for (const goOn of waiting.splice(0)) goOn();
  return () => {
    boxIsThere = false;
  };
}

/**
 * Shows a toast as soon as there is a box for it: one that is there before its box is lost in StrictMode,
 * where the box comes twice.
 * @param onClose called when the toast goes, however it does.
 */
export async function showToast(tone: ToastTone, text: string, onClose: () => void): Promise<void> {
  if (!boxIsThere) await new Promise<void>((resolve) => waiting.push(resolve));
  if (tone === 'error') toast.error(text, { autoClose: false, onClose });
  else toast.success(text, { autoClose: successMs, role: 'status', onClose });
}

/** Takes all toasts away. */
export const dismissShown = (): void => toast.dismiss();
