import { expect, it } from 'vitest';
import { afterEventTopic } from '../../src/data/communityTopics.ts';
import { afterEventFaq } from '../../src/data/faq.ts';

it.each(afterEventFaq)('“$question” has the same answer on the community page', (entry) => {
  const same = afterEventTopic.questions.find(({ question }) => question === entry.question);
  // There, some words are links.
  const [answer = ''] = same?.answer ?? [];
  expect(typeof answer === 'string' && answer.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')).toBe(
    entry.answer,
  );
});
