import { expect, it } from 'vitest';
import { afterEventTopic, communityTopics } from '../../src/data/communityTopics.ts';
import { afterEventQuestions, homeQuestions } from '../../src/data/homeQuestions.ts';

/** The community page, without the links in its answers. */
const all = JSON.stringify([afterEventTopic, communityTopics]).replace(/\[([^\][]+)\]\S+\)/g, '$1');
const sales = homeQuestions.filter(({ question }) => /tickets|stream/.test(question));

it.each([...afterEventQuestions, ...sales])(
  'the community page repeats the answer $answer',
  ({ answer }) => {
    for (const sentence of answer.split(/(?<=\.) /)) expect(all).toContain(sentence);
  },
);
