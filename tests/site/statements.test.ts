import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { communityTopics } from '../../src/data/communityTopics.ts';
import { event } from '../../src/data/event.ts';
import { faq } from '../../src/data/faq.ts';
import { legalSections } from '../../src/data/legal.ts';
import { whySponsor } from '../../src/data/sponsorTiers.ts';

/* Statements that src/product.md requires of the texts in src/data. */

const questions = [...faq, ...communityTopics.flatMap((topic) => topic.questions)];
const answerTo = (asked: RegExp) => questions.filter(({ question }) => asked.test(question));

const liveStream = ['selected events', 'some runs of each category day', 'finals', 'replays'];
const sales = ['live-stream pass', 'Tickets page'];
const everywhere = 'The live stream is described the same way everywhere';

const required = [
  {
    rule: 'The FAQ says who may participate and what a company may sponsor',
    text: faq,
    statements: [
      'Any team, group or company with a capable humanoid robot',
      'both the event and a category is allowed',
    ],
  },
  {
    rule: 'The FAQ says that tickets are bought on the Tickets page',
    text: answerTo(/buy tickets/),
    statements: sales,
  },
  {
    rule: `${everywhere}: in the FAQ`,
    text: answerTo(/live stream\?/),
    statements: [...liveStream, ...sales],
  },
  {
    rule: `${everywhere}: on the community page`,
    text: answerTo(/watch from home/),
    statements: [...liveStream, ...sales],
  },
  { rule: `${everywhere}: on the sponsor page`, text: whySponsor, statements: liveStream },
  {
    rule: 'The accessibility statement claims no more than the tests check, and says how to report a problem',
    text: communityTopics.find(({ id }) => id === 'accessibility'),
    statements: [
      'by axe',
      'not been audited independently',
      'voice control have not tested the site',
      event.email,
    ],
  },
  {
    rule: 'The legal text names all data that the site stores in the browser',
    text: legalSections.find(({ id }) => id === 'cookies-and-tracking'),
    statements: [
      'user:',
      'token:',
      ...['contact', 'sponsor', 'sign-up', 'sign-in', 'profile', 'deletion'].map(
        (form) => `draft-${form}`,
      ),
    ],
  },
].flatMap(({ statements, ...row }) => statements.map((statement) => ({ ...row, statement })));

it.each(required)('$rule: “$statement”', ({ text, statement }) => {
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
