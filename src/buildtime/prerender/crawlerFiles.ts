import { championship } from '../../data/championship.ts';
import { news, type NewsItem } from '../../data/news.ts';
import { newsPath } from '../../data/newsPath.ts';
import type { Head } from '../../routing/head.ts';
import { escapeXml } from './escapeXml.ts';

/** Generated files that are not pages, by name. */
export const crawlerFiles = (
  pages: Parameters<typeof sitemap>[0],
  url: string,
  built: Date,
): Record<string, string> => ({
  'sitemap.xml': sitemap(pages, url),
  'feed.xml': feed(news, url),
  'robots.txt': robotsTxt(url),
  '.well-known/security.txt': securityTxt(url, built),
});

/** The indexed pages; each article has its date. */
export function sitemap(pages: readonly { path: string; head: Partial<Head> }[], url: string) {
  const entries = pages.flatMap(({ path, head: { noindex, article } }) => {
    if (noindex) return [];
    const changed = article ? `<lastmod>${article.published}</lastmod>` : '';
    return `  <url><loc>${escapeXml(url + path)}</loc>${changed}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

/** Articles have a day; Atom demands a time. */
const feedTime = (day: string) => `${day}T07:00:00Z`;

/** The news as an Atom feed (RFC 4287), newest first. */
export function feed(items: readonly NewsItem[], url: string): string {
  const entries = items.map(
    (item) => `  <entry>
    <id>${url}/news/${item.id}</id>
    <title>${escapeXml(item.title)}</title>
    <link href="${url}${newsPath(item)}"/>
    <updated>${feedTime(item.published)}</updated>
    <summary>${escapeXml(item.summary)}</summary>
  </entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">
  <id>${url}/</id>
  <title>${escapeXml(championship.name)}: news</title>
  <link href="${url}/news-or-blog"/>
  <link rel="self" href="${url}/feed.xml"/>
  <updated>${feedTime(items[0]?.published ?? championship.firstDay)}</updated>
  <author><name>${escapeXml(championship.organizer)}</name></author>
${entries.join('\n')}
</feed>
`;
}

/** Allows everything: crawlers must read account pages to see that they are `noindex`. */
export const robotsTxt = (url: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`;

/** The contact for security reports (RFC 9116), valid until the day before the build's anniversary. */
export function securityTxt(url: string, built: Date): string {
  const expires = new Date(built);
  expires.setUTCFullYear(built.getUTCFullYear() + 1, built.getUTCMonth(), built.getUTCDate() - 1);
  return `Contact: mailto:${championship.securityEmail}
Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z
Preferred-Languages: en, de
Canonical: ${url}/.well-known/security.txt
`;
}
