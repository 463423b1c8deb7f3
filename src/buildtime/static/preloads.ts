/** Preloads the AVIF sources of pictures with a high fetch priority. */
export function heroPreloads(html: string): string[] {
  return [...html.matchAll(/<picture[^>]*>(.*?)<\/picture>/gs)].flatMap(([, picture = '']) => {
    if (!/<img[^>]*fetchPriority="high"/i.test(picture)) return [];
    const sources = [...picture.matchAll(/<source[^>]*type="image\/avif"[^>]*>/gi)];
    return sources.map(([source]) => {
      const value = (name: string) => new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(source)?.[1];
      const media = value('media');
      return (
        `<link rel="preload" as="image" type="image/avif" fetchpriority="high"` +
        ` imagesrcset="${value('srcset') ?? ''}" imagesizes="${value('sizes') ?? '100vw'}"` +
        `${media ? ` media="${media}"` : ''}>`
      );
    });
  });
}

/** Preloads fonts early, but after the text and the hero picture. */
export const fontPreloads = (css: string): string[] =>
  [...new Set(css.match(/\/assets\/[^)"']+\.woff2/g))].map(
    (href) =>
      `<link rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="low" href="${href}">`,
  );
