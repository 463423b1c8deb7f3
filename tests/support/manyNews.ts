import { news, type NewsItem } from '../../src/data/news';

const words = news.flatMap(({ title, summary, imageAlt }) =>
  `${title} ${summary} ${imageAlt}`.split(' '),
);

/** Many articles, each with its own words and picture. */
export function manyNews(count: number): NewsItem[] {
  const [first] = news;
  if (!first) throw new Error('There is no article');
  // Random words compress no better than prose; a fixed seed repeats them.
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
