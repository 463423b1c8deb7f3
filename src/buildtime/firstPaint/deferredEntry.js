/**
 * Starts the app of a static page after its first paint, so that scripts do not compete with first-paint resources
 * on a slow connection. JavaScript, because the build inlines the text of this file. The URLs are data attributes: the
 * Content-Security-Policy names this script by its hash, so its text must be the same on every page.
 *
 * The inline styles lack the rules for states that only the app creates, so the whole style sheets load first. They
 * apply at the same moment: a sheet that applied alone would override the inline rules of sheets that come after it.
 *
 * The timer starts the app if no paint is reported, for example in a background tab. If the import fails, the page
 * says so after 3 s. Not at once: in Firefox and Safari, following a link also makes the import fail, and a message
 * must not flash up then. If the visitor returns to the page, it reloads.
 */

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
  await Promise.all(
    sheets.map(
      (link) =>
        new Promise((done) => {
          Object.assign(link, { onload: done, onerror: done, media: 'not all', disabled: false });
        }),
    ),
  );
  for (const link of sheets) link.media = 'all';
  import(scripts[0]).catch(() => {
    setTimeout(() => {
      document.getElementById('incomplete').hidden = false;
    }, 3000);
    addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  });
};
new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
setTimeout(start, document.hidden ? 0 : 2000);
