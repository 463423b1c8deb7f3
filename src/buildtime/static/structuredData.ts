import { event, socialLinks } from '../../data/event.ts';
import { faq } from '../../data/faq.ts';
import type { NewsItem } from '../../data/news.ts';
import { newsPath } from '../../data/newsPath.ts';

/** A JSON-LD object with the vocabulary of schema.org, for search engines. */
export type StructuredData = Readonly<Record<string, unknown>>;

interface Site {
  siteUrl: string;
  image: string;
}

const organizer = (siteUrl: string) => ({
  '@type': 'Organization',
  name: event.organizer,
  url: `${siteUrl}/`,
  logo: `${siteUrl}/icon-512.png`,
  sameAs: socialLinks.map((link) => link.url),
});

/** The championship. No status and no offers, so that it is true before and after the event. */
export const eventData = ({ siteUrl, image }: Site): StructuredData => ({
  '@type': 'Event',
  name: event.nameAndYear,
  startDate: event.startsAt,
  endDate: event.lastDay,
  eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
  location: {
    '@type': 'Place',
    name: `${event.city}, ${event.country}`,
    address: { '@type': 'PostalAddress', addressLocality: event.city, addressCountry: 'CH' },
  },
  image: [image],
  description:
    'A world championship with teams from over 20 countries: five real-world categories for humanoid robots, from a hospital ward to a field of rubble.',
  organizer: organizer(siteUrl),
});

/** The home page's FAQ. */
export const faqData = (): StructuredData => ({
  '@type': 'FAQPage',
  mainEntity: faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

export const articleData = (item: NewsItem, { siteUrl, image }: Site): StructuredData => ({
  '@type': 'NewsArticle',
  headline: item.title,
  description: item.summary,
  datePublished: item.published,
  dateModified: item.published,
  image: [image],
  mainEntityOfPage: siteUrl + newsPath(item),
  author: organizer(siteUrl),
  publisher: organizer(siteUrl),
});

export const breadcrumbData = (
  trail: readonly { name: string; path: string }[],
  siteUrl: string,
): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: siteUrl + path,
  })),
});
