import { describe, expect, it } from 'vitest';
import { news, newsPath } from '../../../src/data/news';
import { renderAll } from '../../../src/buildtime/static/render';
import { documentHead } from '../../../src/buildtime/static/documentHead';
import { feed, robotsTxt, securityTxt, sitemap } from '../../../src/buildtime/static/siteFiles';

const url = 'https://whrc2026.example';
const parse = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml');

describe('the files for machines', () => {
  it('list every address in the sitemap, articles with their day', () => {
    const paths = ['/', ...news.map(newsPath)];
    const locations = [...parse(sitemap(paths, url)).querySelectorAll('loc')];
    expect(locations.map(({ textContent }) => textContent)).toEqual(paths.map((p) => url + p));
    expect(sitemap(paths, url).match(/<lastmod>/g)).toHaveLength(news.length);
  });

  it('have one feed entry per article, newest first, all required by Atom', () => {
    const document = parse(feed(url));
    expect(document.querySelector('parsererror')).toBeNull();
    const entries = [...document.querySelectorAll('entry')];
    expect(entries).toHaveLength(news.length);
    const days = entries.map((entry) => {
      for (const name of ['id', 'title', 'updated'])
        expect(entry.querySelector(name)).not.toBeNull();
      return entry.querySelector('updated')?.textContent ?? '';
    });
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it('name the sitemap in robots.txt and a contact that has not expired in security.txt', () => {
    expect(robotsTxt(url)).toContain(`Sitemap: ${url}/sitemap.xml`);
    const text = securityTxt(url, new Date('2026-02-01T12:00:00Z'));
    expect(text).toContain('Expires: 2027-01-31T00:00:00Z');
    expect(text).toMatch(/^Contact: mailto:/);
  });
});

describe('the head of a static page', () => {
  it('cannot be broken out of by a title or a description', () => {
    const head = { title: '"><script>', description: '</script>&"' };
    const html = documentHead(head, '/purchase', url);
    const doc = new DOMParser().parseFromString(`<head>${html}</head>`, 'text/html');
    expect([...doc.scripts].every(({ type }) => type === 'application/ld+json')).toBe(true);
    expect(doc.title).toBe('"><script> – WHRC 2026');
    const description = doc.querySelector('meta[name="description"]')?.getAttribute('content');
    expect(description).toBe('</script>&"');
  });

  it('describes the event on the home page and the article on its own', async () => {
    const all = await renderAll(url);
    const types = (path: string) => {
      const page = all.find((entry) => entry.path === path);
      return [...(page?.head ?? '').matchAll(/"@context":"[^"]+","@type":"(\w+)"/g)].map(
        ([, type]) => type,
      );
    };
    expect(types('/')).toEqual(['Event', 'FAQPage']);
    expect(types('/become-a-sponsor')).toEqual(['BreadcrumbList']);
    for (const item of news)
      expect(types(newsPath(item))).toEqual(['NewsArticle', 'BreadcrumbList']);
    expect(types('/login')).toEqual([]);
  });
});
