import { Link, useNavigate, type LinkProps } from 'react-router-dom';

/** A link to a page into which a picture of this page grows, in browsers with view transitions. */
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
