import { useLayoutEffect, useState } from 'react';
import { dismissToasts, noToasts, subscribeToasts } from './notify';
import './toasts.scss';

/** The place of the toasts, on every page; empty and weightless until `notify` is called. */
export function Toasts() {
  const [{ toastify, plain }, setToasts] = useState(noToasts);
  // Before anything can be pressed: `notify` relies on rendering what it sets.
  useLayoutEffect(() => subscribeToasts(setToasts), []);
  return (
    <>
      {toastify && (
        <toastify.ToastContainer
          position="bottom-center"
          theme="dark"
          transition={false}
          hideProgressBar
        />
      )}
      {plain && (
        <p className="plain-toast" role={plain.tone === 'error' ? 'alert' : 'status'}>
          {plain.text}{' '}
          <button type="button" className="btn btn-outline-primary" onClick={dismissToasts}>
            Close
          </button>
        </p>
      )}
    </>
  );
}
