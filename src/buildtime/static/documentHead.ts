import { event } from '../../data/event.ts';
import { documentTitle, type Head, robots } from '../../routing/head.ts';
import { isNotFoundPath } from '../../routing/page.ts';
import {
  articleData,
  breadcrumbData,
  eventData,
  faqData,
  type StructuredData,
} from './structuredData.ts';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const meta = (name: string, content: string) =>
  `<meta ${/^(og|article):/.test(name) ? 'property' : 'name'}="${name}" content="${escape(content)}">`;

/** Escapes `<`, which could end the script element. */
const jsonLd = (data: StructuredData) => {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
};

/** Title, description, canonical link, link preview and structured data of a page. */
export function documentHead(head: Head, path: string, siteUrl: string): string {
  const { article } = head;
  const image = `${siteUrl}/share/${article ? article.fullImage.replace('/', '-') : 'card'}.jpg`;
  const noindex = robots(head);
  const tags = [
    `<title>${escape(documentTitle(head))}</title>`,
    meta('description', head.description),
    noindex ? meta('robots', noindex) : `<link rel="canonical" href="${siteUrl}${path}">`,
    meta('og:title', head.title),
    meta('og:description', head.description),
    meta('og:type', article ? 'article' : 'website'),
    ...(isNotFoundPath(path) ? [] : [meta('og:url', siteUrl + path)]),
    meta('og:site_name', event.nameAndYear),
    meta('og:image', image),
    meta('og:image:width', '1200'),
    meta('og:image:height', '630'),
    meta('og:image:alt', article?.imageAlt ?? 'White humanoid robot in front of a dark arena'),
    // X takes the other values from the tags above.
    meta('twitter:card', 'summary_large_image'),
    ...(article ? [meta('article:published_time', article.published)] : []),
  ];
  const data: StructuredData[] = [];
  if (path === '/') data.push(eventData({ siteUrl, image }), faqData());
  if (article) data.push(articleData(article, { siteUrl, image }));
  if (path !== '/' && !noindex) {
    const news = article ? [{ name: 'News & Blog', path: '/news-or-blog' }] : [];
    data.push(
      breadcrumbData([{ name: 'Home', path: '/' }, ...news, { name: head.title, path }], siteUrl),
    );
  }
  return [...tags, ...data.map(jsonLd)].join('');
}
