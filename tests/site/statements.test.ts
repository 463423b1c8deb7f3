import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { communityTopics } from '../../src/data/communityTopics.ts';
import { event } from '../../src/data/event.ts';
import { faq } from '../../src/data/faq.ts';
import { legalSections } from '../../src/data/legal.ts';
import { whySponsor } from '../../src/data/sponsorTiers.ts';

/* Statements that a text must make. */

const questions = [...faq, ...communityTopics.flatMap((topic) => topic.questions)];
const answerTo = (asked: RegExp) => questions.filter(({ question }) => asked.test(question));
const article = readFileSync('src/data/news/10.html', 'utf8').replace(/<[^>]+>|\s+/g, ' ');

const legal = (id: string) => legalSections.find((section) => section.id === id);
const forms = ['contact', 'sponsor', 'sign-up', 'sign-in', 'profile', 'deletion'];
const drafts = forms.map((form) => `draft-${form}`);

const liveStream = ['selected events', 'some runs of each category day', 'finals', 'replays'];
const sales = ['live-stream pass', 'Tickets page'];
const both = [...liveStream, ...sales];

it.each([
  { source: 'the FAQ on the live stream', text: answerTo(/live stream\?/), statements: both },
  { source: 'the community page', text: answerTo(/watch from home/), statements: both },
  { source: 'article 10', text: article, statements: both },
  { source: 'the sponsor page', text: whySponsor, statements: liveStream },
  { source: 'each answer on tickets', text: answerTo(/buy tickets/), statements: sales },
  {
    source: 'the FAQ',
    text: faq,
    statements: [
      'Any team, group or company with a capable humanoid robot',
      'both the event and a category is allowed',
    ],
  },
  {
    source: 'the accessibility statement',
    text: communityTopics.find(({ id }) => id === 'accessibility'),
    statements: [
      'level AA of the Web Content Accessibility Guidelines',
      'by axe',
      event.email,
      'not been audited independently',
      'voice control have not tested the site',
    ],
  },
  {
    source: 'the legal text on data',
    text: legal('information-we-collect'),
    statements: ['Personal information', 'Technical data', 'Usage data'],
  },
  {
    source: 'the legal text on storage',
    text: legal('cookies-and-tracking'),
    statements: ['user:', 'token:', ...drafts],
  },
  {
    source: 'the legal text on rights',
    text: legal('your-rights'),
    statements: ['Access:', 'Modify:', 'Delete:', 'Unsubscribe'],
  },
])('$source makes all its prescribed statements', ({ text, statements }) => {
  const words = JSON.stringify(text).toLowerCase();
  for (const statement of statements) expect(words).toContain(statement.toLowerCase());
});

const terms = communityTopics
  .flatMap((topic) => topic.questions)
  .flatMap(({ answer }) =>
    answer.flatMap((block) => (typeof block !== 'string' && 'terms' in block ? block.terms : [])),
  );

it('the community page has the levels of autonomy of article 7', () => {
  const article = readFileSync('src/data/news/7.html', 'utf8');
  const levels = [...article.matchAll(/<h2>(A\d), (.*): (\d+ points)<\/h2>/g)];
  expect(levels).toHaveLength(4);
  for (const [, level, name = '', points] of levels) {
    const [, text] = terms.find(([term]) => term === level) ?? [];
    expect(text?.toLowerCase()).toMatch(new RegExp(`^${name}\\b.*: ${points}$`));
  }
});
