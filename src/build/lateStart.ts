/**
 * Starts the app of a public page after its first paint, so that what is seen first does not share a slow
 * line with what makes it work. It stands in the page itself, between these very characters, because the
 * Content-Security-Policy names its hash: the addresses are read from its element.
 */
export const lateStart = `
const { src, preload } = document.getElementById('app').dataset;
const start = () => {
  for (const href of preload.split(' ')) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href });
    document.head.append(link);
  }
  import(src);
};
// A page in the background is not painted.
document.hidden ? start() : requestAnimationFrame(() => setTimeout(start));
`;
