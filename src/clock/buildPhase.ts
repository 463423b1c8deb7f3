import { championship } from '../data/championship.ts';
import type { NewsItem } from '../data/news.ts';

// What depends on the phase of the build, and never changes on an open page. product.md, Clock, lists it.

export const builtAfterEvent = (): boolean => __BUILD_PHASE__ === 'after';

/** Empty in a build before or during the championship. */
export const noNextEventNote = (): string =>
  builtAfterEvent() ? `No championship after ${championship.shortName} has been announced.` : '';

/** Empty in a build before or during the championship, or if any article was published during it or later. */
export const writtenBeforeNote = (articles: readonly NewsItem[]): string =>
  builtAfterEvent() && articles.every(({ published }) => published < championship.firstDay)
    ? 'All articles were written before the championship.'
    : '';

/** Joins the sentences of a paragraph, without those that this build does not have. */
export const paragraph = (...sentences: readonly string[]): string =>
  sentences.filter(Boolean).join(' ');
