import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { communityTopics } from '../../src/data/communityTopics';

const questions = communityTopics.flatMap((topic) => topic.questions);
const facts = questions.flatMap(({ answer }) =>
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
