/**
 * Starts the app of a static page after its first paint, so that what is seen first does not share a slow
 * line with what makes it work. It is inline in the page, character for character, because the
 * Content-Security-Policy names its hash: the addresses are read from its element.
 *
 * Links and menus work before that, and what is typed into a form is kept.
 */
export const lateStart = `
const app = document.getElementById('app');
const scripts = app.dataset.scripts.split(' ');
let started = false;
const start = () => {
  if (started) return;
  started = true;
  for (const href of scripts) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href });
    document.head.append(link);
  }
  import(scripts[0]).catch(() => {
    // Firefox and Safari give it up when a link is followed meanwhile. The visitor may come back.
    addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  });
};
new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
// A page in the background is not painted, and a browser may tell nothing.
setTimeout(start, document.hidden ? 0 : 2000);
`;
