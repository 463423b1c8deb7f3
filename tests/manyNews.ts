import { news, type NewsItem } from '../src/data/news';

/** As many articles as a site has after years: the first one again and again, each with words and a picture of its own. */
export function manyNews(count: number): NewsItem[] {
  const [first] = news;
  if (!first) throw new Error('There is no article');
  return Array.from({ length: count }, (_, index) => {
    const id = count - index;
    const picture = `news/${id}-of-many`;
    return {
      ...first,
      ...{ id, title: `Article ${id} of many`, summary: `What article ${id} tells.` },
      ...{ thumbImage: picture, fullImage: picture },
    };
  });
}
