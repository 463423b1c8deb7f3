import { championship } from '../data/championship.ts';
import type { NewsItem } from '../data/news.ts';

// Sentences of builds from after the championship; in other builds they are empty.

export const noNextEvent = (): string =>
  __BUILD_PHASE__ === 'after'
    ? `No championship after ${championship.shortName} has been announced.`
    : '';

/** Also empty if any article was published during the championship or later. */
export const writtenBeforeEvent = (articles: readonly NewsItem[]): string =>
  __BUILD_PHASE__ === 'after' &&
  articles.every(({ published }) => published < championship.firstDay)
    ? 'All articles were written before the championship.'
    : '';

/** Joins the sentences of a paragraph. Leaves out empty ones. */
export const paragraph = (...sentences: readonly string[]): string =>
  sentences.filter(Boolean).join(' ');
