import { expect, it } from 'vitest';
import { faq } from '../../src/data/faq';

const text = faq.map(({ question, answer }) => `${question} ${answer}`).join(' ');

it.each([
  /any team, group or company with a capable humanoid robot may participate/i,
  /both the event and a category is allowed/i,
  /on this site’s checkout page/i,
  /selected events are live-streamed/i,
])('an answer says: %s', (fact) => expect(text).toMatch(fact));
