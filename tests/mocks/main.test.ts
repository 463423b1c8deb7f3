import { expect, it } from 'vitest';
import { main } from '../../src/mocks/main';
import { expectConsole } from '../setup';

it.each([
  [['--port', 'abc'], '--port is "abc"; expected a number from 1 to 65535.'],
  [['--host', 'x'], "Unknown option '--host'"],
])('%j ends with a sentence, not with a server', async (args, sentence) => {
  expectConsole(sentence);
  expect(await main(args)).toBe(1);
});
