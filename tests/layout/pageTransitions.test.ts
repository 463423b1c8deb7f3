import { createMemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { showPagesAtOnce } from '../../src/layout/pageTransitions';
import { reduceMotion } from '../screen';

it('pages show at once, except redirects and pages that load; pictures grow on the way to a page only, and never with reduced motion', async () => {
  const router = createMemoryRouter([
    { path: '/' },
    { path: '/ready' },
    { path: '/lazy', lazy: () => Promise.resolve({ Component: () => null }) },
  ]);
  showPagesAtOnce(router);
  const shown: unknown[] = [];
  router.subscribe(({ location, navigation }, { flushSync, viewTransitionOpts }) =>
    shown.push([location.pathname, navigation.state, flushSync, viewTransitionOpts !== undefined]),
  );
  await router.navigate('/ready', { viewTransition: true });
  await router.navigate(-1);
  await router.navigate('/lazy');
  await router.navigate('/ready', { replace: true });
  reduceMotion();
  await router.navigate('/', { viewTransition: true });
  expect(shown).toEqual([
    ['/ready', 'idle', true, true],
    ['/', 'idle', true, false],
    ['/', 'loading', false, false],
    ['/lazy', 'idle', true, false],
    ['/ready', 'idle', false, false],
    ['/', 'idle', true, false],
  ]);
});
