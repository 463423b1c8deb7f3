import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { communityTopics } from '../../src/data/communityTopics.ts';
import { event } from '../../src/data/event.ts';
import { faq } from '../../src/data/faq.ts';
import { legalSections } from '../../src/data/legal.ts';
import { whySponsor } from '../../src/data/sponsorTiers.ts';

/* Statements that a text must make, in any wording. */

const questions = [...faq, ...communityTopics.flatMap((topic) => topic.questions)];
const answerTo = (asked: RegExp) =>
  JSON.stringify(questions.filter(({ question }) => asked.test(question)));
const article = readFileSync('src/data/news/10.html', 'utf8').replace(/<[^>]+>|\s+/g, ' ');

it.each([
  { source: 'the FAQ', text: answerTo(/live stream\?/) },
  { source: 'the community page', text: answerTo(/watch from home/) },
  { source: 'article 10', text: article },
  { source: 'the sponsor page', text: JSON.stringify(whySponsor) },
])('$source describes the live stream as product.md does', ({ text }) => {
  expect(text).toMatch(/selected events/i);
  expect(text).toMatch(/some runs of each category day/i);
  expect(text).toMatch(/finals/);
  expect(text).toMatch(/replays/i);
});

it.each([
  { source: 'the FAQ on the live stream', text: answerTo(/live stream\?/) },
  { source: 'each answer on tickets', text: answerTo(/buy tickets/) },
  { source: 'the community page on the live stream', text: answerTo(/watch from home/) },
  { source: 'article 10', text: article },
])('$source names the place of ticket sales, but no date', ({ text }) => {
  expect(text).toMatch(/live-stream pass/);
  expect(text).toMatch(/Tickets page/);
  expect(text).toMatch(/(?:not|Neither is) on sale at the moment|whenever sales are open/);
});

const legal = (id: string) => legalSections.find((section) => section.id === id);
const sessionKeys = ['user:', 'token:'];
const forms = ['contact', 'sponsor', 'sign-up', 'sign-in', 'profile', 'deletion'];
const drafts = forms.map((form) => `draft-${form}`);

it.each([
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
    statements: [...sessionKeys, ...drafts],
  },
  {
    source: 'the legal text on rights',
    text: legal('your-rights'),
    statements: ['Access', 'Modify', 'Delete', 'Unsubscribe'],
  },
])('$source makes all its prescribed statements', ({ text, statements }) => {
  for (const statement of statements) expect(JSON.stringify(text)).toContain(statement);
});

const facts = communityTopics
  .flatMap((topic) => topic.questions)
  .flatMap(({ answer }) =>
    answer.flatMap((block) => (typeof block !== 'string' && 'facts' in block ? block.facts : [])),
  );

it('the community page has the levels of autonomy of article 7', () => {
  const article = readFileSync('src/data/news/7.html', 'utf8');
  const levels = [...article.matchAll(/<h2>(A\d), (.*): (\d+ points)<\/h2>/g)];
  expect(levels).toHaveLength(4);
  for (const [, level, name = '', points] of levels) {
    const [, text] = facts.find(([term]) => term === level) ?? [];
    expect(text?.toLowerCase()).toMatch(new RegExp(`^${name}\\b.*: ${points}$`));
  }
});
