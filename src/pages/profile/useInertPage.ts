import { useEffect } from 'react';

/** For a dialog: makes `#root` inert, so that Tab does not reach it. The dialog is outside, in the body. */
export function useInertPage(): void {
  useEffect(() => {
    const page = document.getElementById('root');
    page?.setAttribute('inert', '');
    return () => page?.removeAttribute('inert');
  }, []);
}
