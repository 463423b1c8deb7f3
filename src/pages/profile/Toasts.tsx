import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { ToastContainer } from 'react-toastify/unstyled';
import './toasts.scss';

/** Shows toasts outside the app's root, which is inert behind a dialog. */
export function Toasts() {
  useLayoutEffect(() => {
    // Each toast is an alert; in a live region it would be announced twice.
    document.querySelector('.Toastify')?.setAttribute('aria-live', 'off');
  }, []);
  return createPortal(
    <ToastContainer
      position="top-center"
      theme="dark"
      transition={false}
      autoClose={false}
      hideProgressBar
    />,
    document.body,
  );
}
