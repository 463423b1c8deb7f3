import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { ToastContainer } from 'react-toastify/unstyled';
import './toastify.scss';

/** Shows the toasts of `toast.error`, beside the app's root, which is inert below an open dialog. */
export function Toasts() {
  useLayoutEffect(() => {
    // Each toast is an alert; as part of a live region it would be announced twice.
    document.querySelector('.Toastify')?.setAttribute('aria-live', 'off');
  }, []);
  return createPortal(
    <ToastContainer
      position="bottom-center"
      theme="dark"
      transition={false}
      autoClose={false}
      hideProgressBar
    />,
    document.body,
  );
}
