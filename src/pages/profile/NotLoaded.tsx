/** Says that a part of the page did not come; the button that asked for it asks again. */
export const NotLoaded = () => (
  <p className="form-message error" role="alert">
    This did not load. Please check your connection and try again.
  </p>
);
