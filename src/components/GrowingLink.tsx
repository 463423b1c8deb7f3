import { Link, type LinkProps, useNavigate, useViewTransitionState } from 'react-router-dom';

// In browsers with view transitions, the picture of a card or tile grows into the picture of the page that its link
// opens. While the router changes the page, both have the class `growing-picture`, so that the browser takes them for
// one picture; `_base.scss` sets the motion. Going back animates nothing (`went-back`, which `NavigationEffects` sets),
// because the page opens at its top, without the card.

/** A link to a page into which a picture of this page grows. */
export function GrowingLink({ to, onClick, ...props }: LinkProps) {
  const navigate = useNavigate();
  return (
    <Link
      {...props}
      to={to}
      onClick={(event) => {
        onClick?.(event);
        const { button, altKey, ctrlKey, metaKey, shiftKey } = event;
        if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
        event.preventDefault();
        // Link has no flushSync; without it, the router renders three times before the transition starts.
        void navigate(to, { viewTransition: true, flushSync: true });
      }}
    />
  );
}

/**
 * The class of a picture that grows, for the page that is left and the page that opens; empty between navigations.
 * @param path of the opened page (default: this page).
 */
export function useGrowingClass(path = '.'): string {
  return useViewTransitionState(path) ? 'growing-picture' : '';
}
