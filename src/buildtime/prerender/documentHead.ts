import { championship, socialLinks } from '../../data/championship.ts';
import { sharePicture } from '../../data/news.ts';
import { documentTitle, type Head, noindexRules } from '../../routing/head.ts';
import { escapeXml } from './escapeXml.ts';

const meta = (name: string, content: string) =>
  `<meta ${/^(og|article):/.test(name) ? 'property' : 'name'}="${name}" content="${escapeXml(content)}">`;

/** An object with the vocabulary of schema.org, for search engines. Escapes `<`, which could end the script element. */
const jsonLd = (type: string, data: object) => {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@type': type, ...data });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
};

/** Title, description, canonical link, link preview and structured data of a page. */
export function documentHead(head: Head, path: string, siteUrl: string): string {
  const { title, description, article, noindex } = head;
  const image = siteUrl + sharePicture(article).path;
  return [
    `<title>${escapeXml(documentTitle(head))}</title>`,
    meta('description', description),
    ...(noindex
      ? [meta('robots', noindexRules)]
      : [`<link rel="canonical" href="${siteUrl}${path}">`, meta('og:url', siteUrl + path)]),
    meta('og:title', title),
    meta('og:description', description),
    meta('og:type', article ? 'article' : 'website'),
    meta('og:site_name', championship.nameAndYear),
    meta('og:image', image),
    meta('og:image:width', '1200'),
    meta('og:image:height', '630'),
    meta('og:image:alt', article?.imageAlt ?? 'White humanoid robot in front of a dark arena'),
    // X takes the other values from the tags above.
    meta('twitter:card', 'summary_large_image'),
    ...(article ? [meta('article:published_time', article.published)] : []),
    ...structuredData(head, path, siteUrl, image),
  ].join('');
}

function structuredData(
  { title, description, article, noindex }: Head,
  path: string,
  siteUrl: string,
  image: string,
): string[] {
  const organizer = {
    '@type': 'Organization',
    name: championship.organizer,
    url: `${siteUrl}/`,
    sameAs: socialLinks.map(({ url }) => url),
  };
  if (path === '/') {
    return [
      // No status and no offers, so that it is true before and after the event.
      jsonLd('Event', {
        name: championship.nameAndYear,
        startDate: championship.startsAt,
        endDate: championship.lastDay,
        eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
        location: {
          '@type': 'Place',
          name: `${championship.city}, ${championship.country}`,
          address: {
            '@type': 'PostalAddress',
            addressLocality: championship.city,
            addressCountry: 'CH',
          },
        },
        image: [image],
        description,
        organizer,
      }),
    ];
  }
  if (noindex) return [];
  const trail = [
    { name: 'Home', path: '/' },
    ...(article ? [{ name: 'News & Blog', path: '/news-or-blog' }] : []),
    { name: title, path },
  ];
  const breadcrumb = jsonLd('BreadcrumbList', {
    itemListElement: trail.map(({ name, path: at }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + at,
    })),
  });
  if (!article) return [breadcrumb];
  const articleData = jsonLd('NewsArticle', {
    headline: article.title,
    description: article.summary,
    datePublished: article.published,
    dateModified: article.published,
    image: [image],
    mainEntityOfPage: siteUrl + path,
    author: organizer,
    publisher: organizer,
  });
  return [articleData, breadcrumb];
}
