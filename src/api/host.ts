/** `VITE_API_URL` without a trailing slash; empty for the site's own origin. */
export const apiHost = (import.meta.env.VITE_API_URL ?? '').replace(/\/+$/, '');
