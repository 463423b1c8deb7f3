import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { communityTopics } from '../../src/data/communityTopics';
import { schedule } from '../../src/data/schedule';
import { sponsorTiers } from '../../src/data/sponsorTiers';

const questions = communityTopics.flatMap((topic) => topic.questions);
const facts = questions.flatMap(({ answer }) =>
  answer.flatMap((block) => (typeof block !== 'string' && 'facts' in block ? block.facts : [])),
);

it.each(schedule)('the community page has the programme of $date', ({ date, weekday, title }) => {
  const day = `${weekday.slice(0, 3)} ${Number(date.slice(-2))}`;
  expect(facts.find(([term]) => term === day)?.[1]).toContain(title);
});

it.each(sponsorTiers)(
  'the community page has the price and the benefits of $name',
  ({ name, priceChf, benefits }) => {
    const [, text] =
      facts.find(([term]) => term === `${name} CHF ${priceChf.toLocaleString('en')}`) ?? [];
    expect(text?.toLowerCase()).toBe(benefits.join(', ').toLowerCase());
  },
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
