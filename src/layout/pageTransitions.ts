import type { createBrowserRouter, RouterNavigateOptions, To } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Lets pages cross-fade in browsers with view transitions, whichever link or call leads to them. A hash of the
 * page that is shown scrolls instead. See product.md, Motion.
 */
export function crossFadePages(router: Router): void {
  const navigate = router.navigate.bind(router);
  router.navigate = (to: number | To | null, options?: RouterNavigateOptions) => {
    if (typeof to === 'number') return navigate(to);
    const { pathname } = new URL(typeof to === 'string' ? to : '', location.href);
    const fades =
      'startViewTransition' in document && pathname !== location.pathname && !reducedMotion();
    return navigate(to, { ...options, viewTransition: fades });
  };
}
