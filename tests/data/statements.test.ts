import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { communityTopics } from '../../src/data/communityTopics';
import { event } from '../../src/data/event';
import { faq } from '../../src/data/faq';
import { legalSections } from '../../src/data/legal';
import { whySponsor } from '../../src/data/sponsorTiers';

/* Statements that a text must make, in any wording. */

const questions = [...faq, ...communityTopics.flatMap((topic) => topic.questions)];
const answerTo = (asked: RegExp) =>
  JSON.stringify(questions.filter(({ question }) => asked.test(question)));
const article = readFileSync('src/data/news/10.html', 'utf8').replace(/<[^>]+>|\s+/g, ' ');

it.each([
  ['the FAQ', answerTo(/live stream\?/)],
  ['the community page', answerTo(/watch from home/)],
  ['the article', article],
  ['the sponsor page', JSON.stringify(whySponsor)],
])('%s describes the live stream as product.md does', (_, text) => {
  expect(text).toMatch(/selected events/i);
  expect(text).toMatch(/some runs of each category day/i);
  expect(text).toMatch(/finals/);
  expect(text).toMatch(/replays/i);
});

it.each([
  ['the FAQ, about the stream,', answerTo(/live stream\?/)],
  ['the FAQ and the community page, about tickets,', answerTo(/buy tickets/)],
  ['the community page, about the stream,', answerTo(/watch from home/)],
  ['the article', article],
])('%s says where the pass is sold, and does not say that sales are open', (_, text) => {
  expect(text).toMatch(/live-stream pass/);
  expect(text).toMatch(/Tickets page/);
  expect(text).toMatch(/not on sale at the moment|whenever sales are open/);
});

const legal = (id: string) => legalSections.find((section) => section.id === id);
const sessionKeys = ['user:', 'token:'];
const drafts = ['contact', 'sponsor', 'sign-up', 'sign-in', 'account'].map(
  (form) => `draft-${form}`,
);

it.each([
  ['the FAQ, about teams,', faq, ['Any team, group or company with a capable humanoid robot']],
  ['the FAQ, about sponsors,', faq, ['both the event and a category is allowed']],
  [
    'the accessibility statement',
    communityTopics.find(({ id }) => id === 'accessibility'),
    [
      ...['level AA of the Web Content Accessibility Guidelines', 'by axe', event.email],
      ...['not been audited independently', 'voice control have not tested the site'],
    ],
  ],
  [
    'the legal text, about data,',
    legal('information-we-collect'),
    ['Personal information', 'Technical data', 'Usage data'],
  ],
  ['the legal text, about storage,', legal('cookies-and-tracking'), [...sessionKeys, ...drafts]],
  [
    'the legal text, about rights,',
    legal('your-rights'),
    ['Access', 'Modify', 'Delete', 'Unsubscribe'],
  ],
  ['the legal text, about contact,', legal('contact-information'), [event.email]],
])('%s has its required statements', (_, facts, statements) => {
  for (const statement of statements) expect(JSON.stringify(facts)).toContain(statement);
});

const facts = communityTopics
  .flatMap((topic) => topic.questions)
  .flatMap(({ answer }) =>
    answer.flatMap((block) => (typeof block !== 'string' && 'facts' in block ? block.facts : [])),
  );

it('the community page and the article have the same levels of autonomy and points', () => {
  const article = readFileSync('src/data/news/7.html', 'utf8');
  const levels = [...article.matchAll(/<h2>(A\d), (.*): (\d+ points)<\/h2>/g)];
  expect(levels).toHaveLength(4);
  for (const [, level, name = '', points] of levels) {
    const [, text] = facts.find(([term]) => term === level) ?? [];
    expect(text?.toLowerCase()).toMatch(new RegExp(`^${name}\\b.*: ${points}$`));
  }
});
