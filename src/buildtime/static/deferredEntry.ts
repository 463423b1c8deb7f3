/**
 * Starts the app of a static page after its first paint, so that what is seen first does not share a slow
 * line with what makes it work. It is inline in the page, character for character, because the
 * Content-Security-Policy names its hash: the addresses are read from its element.
 *
 * The page's inline styles lack the states that only the app creates, so the whole style sheets come before it. They
 * apply all at once, because each alone would overrule inline styles that come after it.
 *
 * The first paint may stay out: a page in the background is not painted, and a browser may report nothing. Loading
 * may fail because the visitor follows a link meanwhile (Firefox, Safari) and comes back.
 *
 * Links and menus work before that, and what is typed into a form is kept.
 */
export const deferredEntry = `
const app = document.getElementById('app');
const scripts = app.dataset.scripts.split(' ');
const sheets = [...document.querySelectorAll('link[rel=stylesheet]')];
let started = false;
const start = async () => {
  if (started) return;
  started = true;
  for (const href of scripts) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href });
    document.head.append(link);
  }
  await Promise.all(sheets.map((link) => new Promise((done) => {
    Object.assign(link, { onload: done, onerror: done, media: 'not all', disabled: false });
  })));
  for (const link of sheets) link.media = 'all';
  import(scripts[0]).catch(() => {
    addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  });
};
new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
setTimeout(start, document.hidden ? 0 : 2000);
`;
