/** Hidden from screen readers, which read `required`. */
export const RequiredMark = () => (
  <span className="required-mark" aria-hidden>
    *
  </span>
);
