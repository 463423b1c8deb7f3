import type { DataRouter, RouterNavigateOptions, To } from 'react-router-dom';

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Cross-fades pages in browsers with view transitions. A hash on the same page scrolls instead. */
export function crossFadePages(router: DataRouter): void {
  const navigate = router.navigate.bind(router);
  router.navigate = (to: number | To | null, options?: RouterNavigateOptions) => {
    if (typeof to === 'number') return navigate(to);
    const { pathname } = new URL(typeof to === 'string' ? to : '', location.href);
    const fades =
      'startViewTransition' in document && pathname !== location.pathname && !reducedMotion();
    return navigate(to, { ...options, viewTransition: fades });
  };
}
