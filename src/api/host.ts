/** The API host without a trailing slash; empty for the page's own origin. From `VITE_API_URL`. */
export const apiHost = (import.meta.env.VITE_API_URL ?? '').replace(/\/+$/, '');
