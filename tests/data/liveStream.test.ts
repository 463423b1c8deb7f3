import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { communityTopics } from '../../src/data/communityTopics';
import { faq } from '../../src/data/faq';
import { whySponsor } from '../../src/data/sponsorTiers';

const questions = [...faq, ...communityTopics.flatMap((topic) => topic.questions)];
const answerTo = (asked: RegExp) =>
  JSON.stringify(questions.filter(({ question }) => asked.test(question)));
const article = readFileSync('src/data/news/10.html', 'utf8').replace(/<[^>]+>|\s+/g, ' ');

it.each([
  ['the FAQ', answerTo(/live stream\?/)],
  ['the community page', answerTo(/watch from home/)],
  ['the article', article],
  ['the sponsor page', JSON.stringify(whySponsor)],
])('%s agrees on the stream', (_, text) => {
  expect(text).toMatch(/selected events/i);
  expect(text).toMatch(/prime sessions of the \w+ category days/);
  expect(text).toMatch(/finals/);
  expect(text).toMatch(/replays/i);
});

it.each([
  ['the FAQ, about the stream,', answerTo(/live stream\?/)],
  ['the FAQ and the community page, about tickets,', answerTo(/buy tickets/)],
  ['the community page, about the stream,', answerTo(/watch from home/)],
  ['the article', article],
])('%s says where the pass is sold, and that it is not on sale at the moment', (_, text) => {
  expect(text).toMatch(/live-stream pass/);
  expect(text).toMatch(/checkout page/);
  expect(text).toMatch(/(not|neither is) on sale at the moment/i);
});
