/** Says that a part of the page did not come; the button that asked for it asks again. */
export const NotLoaded = () => (
  <p className="form-alert error" role="alert">
    This part did not load. Check your connection and try again.
  </p>
);
