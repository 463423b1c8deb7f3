import { event } from '../../data/event';
import { documentTitle, robots, type Head } from '../../layout/head';
import type { PageFile } from './pages';
import {
  articleData,
  breadcrumbData,
  eventData,
  faqData,
  type StructuredData,
} from './structuredData';

/** Size of the pictures for link previews, in pixels. */
const shareSize = { width: 1200, height: 630 };

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const meta = (name: string, content: string) =>
  `<meta ${/^(og|article):/.test(name) ? 'property' : 'name'}="${name}" content="${escape(content)}">`;

/** JSON in a data block: `<` must not end the script element around it. */
const jsonLd = (data: StructuredData) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/**
 * Everything in the static `<head>` of a page: title, description, canonical link, previews
 * and structured data.
 * @param url public address of the site, without a trailing slash.
 */
export function documentHead(
  head: Head,
  { path, article }: Pick<PageFile, 'path' | 'article'>,
  url: string,
): string {
  const image = `${url}/share/${article ? article.fullImage.replace('/', '-') : 'card'}.jpg`;
  const title = documentTitle(head);
  const hidden = robots(head);
  const tags = [
    `<title>${escape(title)}</title>`,
    meta('description', head.description),
    ...(hidden ? [meta('robots', hidden)] : []),
    ...(hidden ? [] : [`<link rel="canonical" href="${url}${path}">`]),
    meta('og:title', head.title),
    meta('og:description', head.description),
    meta('og:type', article ? 'article' : 'website'),
    ...(path.endsWith('*') ? [] : [meta('og:url', url + path)]),
    meta('og:site_name', event.nameAndYear),
    meta('og:locale', 'en_GB'),
    meta('og:image', image),
    meta('og:image:width', String(shareSize.width)),
    meta('og:image:height', String(shareSize.height)),
    meta('og:image:alt', article?.imageAlt ?? 'White humanoid robot in front of a dark arena'),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', head.title),
    meta('twitter:description', head.description),
    meta('twitter:image', image),
    ...(article ? [meta('article:published_time', article.published)] : []),
  ];
  const data: StructuredData[] = [];
  if (path === '/') data.push(eventData({ url, image }), faqData());
  if (article) data.push(articleData(article, { url, image }));
  if (path !== '/' && !hidden) {
    const news = article ? [{ name: 'News & Blog', path: '/news-or-blog' }] : [];
    data.push(
      breadcrumbData([{ name: 'Home', path: '/' }, ...news, { name: head.title, path }], url),
    );
  }
  return [...tags, ...data.map(jsonLd)].join('\n    ');
}
