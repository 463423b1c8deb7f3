import { news, type NewsItem } from '../src/data/news';

const words = news.flatMap(({ title, summary, imageAlt }) =>
  `${title} ${summary} ${imageAlt}`.split(' '),
);

/** As many articles as a site has after years, each with words and a picture of its own. */
export function manyNews(count: number): NewsItem[] {
  const [first] = news;
  if (!first) throw new Error('There is no article');
  // The same words each time, in an order that compresses no better than prose.
  let seed = 1;
  const text = (length: number) =>
    Array.from(
      { length },
      () => words[(seed = (seed * 48_271) % 2_147_483_647) % words.length],
    ).join(' ');
  return Array.from({ length: count }, (_, index) => {
    const id = count - index;
    const picture = `news/${id}-of-many`;
    return {
      ...first,
      ...{ id, title: `Article ${id} of many`, summary: text(25), imageAlt: text(15) },
      ...{ thumbImage: picture, fullImage: picture },
    };
  });
}
