import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { communityTopics } from '../../src/data/communityTopics.ts';
import { event } from '../../src/data/event.ts';
import { faq } from '../../src/data/faq.ts';
import { legalSections } from '../../src/data/legal.ts';
import { whySponsor } from '../../src/data/sponsorTiers.ts';

/* Statements that texts in src/data must make. */

const questions = [...faq, ...communityTopics.flatMap((topic) => topic.questions)];
const answerTo = (asked: RegExp) => questions.filter(({ question }) => asked.test(question));

const legal = (id: string) => legalSections.find((section) => section.id === id);
const forms = ['contact', 'sponsor', 'sign-up', 'sign-in', 'profile', 'deletion'];
const drafts = forms.map((form) => `draft-${form}`);

const liveStream = ['selected events', 'some runs of each category day', 'finals', 'replays'];
const sales = ['live-stream pass', 'Tickets page'];
const both = [...liveStream, ...sales];

const prescribed = [
  { source: 'faq.ts on the live stream', text: answerTo(/live stream\?/), statements: both },
  {
    source: 'communityTopics.ts on watching from home',
    text: answerTo(/watch from home/),
    statements: both,
  },
  { source: 'sponsorTiers.ts', text: whySponsor, statements: liveStream },
  {
    source: 'faq.ts or communityTopics.ts on tickets',
    text: answerTo(/buy tickets/),
    statements: sales,
  },
  {
    source: 'faq.ts',
    text: faq,
    statements: [
      'Any team, group or company with a capable humanoid robot',
      'both the event and a category is allowed',
    ],
  },
  {
    source: 'communityTopics.ts on accessibility',
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
    source: 'legal.ts on data',
    text: legal('information-we-collect'),
    statements: ['Personal information', 'Technical data', 'Usage data'],
  },
  {
    source: 'legal.ts on storage',
    text: legal('cookies-and-tracking'),
    statements: ['user:', 'token:', ...drafts],
  },
  {
    source: 'legal.ts on rights',
    text: legal('your-rights'),
    statements: ['Access:', 'Modify:', 'Delete:', 'Unsubscribe'],
  },
].flatMap(({ statements, ...rest }) => statements.map((statement) => ({ statement, ...rest })));

it.each(prescribed)('$source says $statement', ({ text, statement }) => {
  expect(JSON.stringify(text).toLowerCase()).toContain(statement.toLowerCase());
});

const terms = communityTopics
  .flatMap((topic) => topic.questions)
  .flatMap(({ answer }) =>
    answer.flatMap((block) => (typeof block !== 'string' && 'terms' in block ? block.terms : [])),
  );

it('communityTopics.ts gives each level of autonomy the name and points of a heading in news/7.html', () => {
  const article = readFileSync('src/data/news/7.html', 'utf8');
  const levels = [...article.matchAll(/<h2>(A\d), (.*): (\d+ points)<\/h2>/g)];
  expect(levels).toHaveLength(4);
  for (const [, level, name = '', points] of levels) {
    const [, text] = terms.find(([term]) => term === level) ?? [];
    expect(text?.toLowerCase(), level).toMatch(new RegExp(`^${name}\\b.*: ${points}$`));
  }
});
