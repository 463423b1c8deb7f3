import { describe, expect, it } from 'vitest';
import { documentHead } from '../../../src/buildtime/prerender/documentHead.ts';
import { championship } from '../../../src/data/championship.ts';
import { news, sharePicture } from '../../../src/data/news.ts';
import { newsPath } from '../../../src/data/newsPath.ts';
import type { Head } from '../../../src/routing/head.ts';

const url = `https://${championship.domain}`;

const headOf = (path: string, more?: Partial<Head>) =>
  documentHead({ title: 'A page', description: 'It.', ...more }, path, url);
const parse = (head: string) =>
  new DOMParser().parseFromString(`<head>${head}</head>`, 'text/html');

describe('the head of a page', () => {
  it('escapes titles and descriptions', () => {
    const doc = parse(headOf('/purchase', { title: '"><script>', description: '</script>&"' }));
    expect([...doc.scripts].every(({ type }) => type === 'application/ld+json')).toBe(true);
    expect(doc.title).toBe(`"><script> – ${championship.shortName}`);
    const description = doc.querySelector('meta[name="description"]')?.getAttribute('content');
    expect(description).toBe('</script>&"');
  });

  it('describes the event on the home page and each article on its own page', () => {
    const typesOf = (path: string, more?: Partial<Head>) => {
      const schemas = headOf(path, more).matchAll(/"@context":"[^"]+","@type":"(\w+)"/g);
      return Array.from(schemas, ([, type]) => type);
    };
    expect(typesOf('/')).toEqual(['Event']);
    expect(typesOf('/become-a-sponsor')).toEqual(['BreadcrumbList']);
    expect(headOf('/s')).toContain(
      `"@type":"ListItem","position":2,"name":"A page","item":"${url}/s"`,
    );
    const [article] = news;
    expect(typesOf('/news/1', { article })).toEqual(['NewsArticle', 'BreadcrumbList']);
    expect(typesOf('/login', { noindex: true })).toEqual([]);
  });

  it.each(news)('describes article $id to social networks', (article) => {
    const head = { title: article.title, description: article.summary, article };
    const html = documentHead(head, newsPath(article), url);
    const metas = [...parse(html).querySelectorAll('meta')];
    const entries = metas.map((tag) => [tag.getAttribute('property') ?? tag.name, tag.content]);
    const image = url + sharePicture(article).path;
    expect(html).toContain(`"image":["${image}"]`);
    expect(Object.fromEntries(entries)).toMatchObject({
      'og:type': 'article',
      'og:image': image,
      'article:published_time': article.published,
      'og:title': article.title,
      'og:description': article.summary,
      'twitter:card': 'summary_large_image',
    });
  });

  it('gives the event neither a status nor offers, because both would expire', () => {
    const html = headOf('/');
    expect(html).toContain('"addressLocality":"Zurich","addressCountry":"CH"');
    expect(html).toContain(
      `"startDate":"${championship.startsAt}","endDate":"${championship.lastDay}"`,
    );
    expect(html).not.toMatch(/EventScheduled|PreOrder|offers/);
  });
});
