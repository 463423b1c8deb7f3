import { NavigationType, type DataRouter } from 'react-router-dom';
import { reducedMotion } from '../components/reducedMotion';

/**
 * Shows a loaded page in the task of its click: React's slices and the frames between them took a quarter of the time.
 * Pictures grow in view transitions on the way to a page only; going back fades from the wrong scroll position.
 */
export function showPagesAtOnce(router: DataRouter): void {
  const subscribe = router.subscribe.bind(router);
  router.subscribe = (subscriber) =>
    subscribe((state, options) => {
      const { historyAction, navigation } = state;
      subscriber(state, {
        ...options,
        // A redirect may happen in an effect, which React cannot flush.
        flushSync: historyAction !== NavigationType.Replace && navigation.state === 'idle',
        viewTransitionOpts:
          historyAction === NavigationType.Push && !reducedMotion()
            ? options.viewTransitionOpts
            : undefined,
      });
    });
}
