import { createServer } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { main } from '../../src/conformance/main';
import { createMockServer } from '../../src/mocks/server';
import { server } from '../server';
import { listen } from './listen';

// The requests of these tests go over a real network.
beforeAll(() => server.close());

async function run(...args: string[]) {
  const lines: string[] = [];
  const status = await main(args, (line) => lines.push(line));
  return { status, text: lines.join('\n') };
}

it('ends with 0 where the contract is kept, and says what was left out', async () => {
  const { status, text } = await run(await listen(createMockServer()));
  expect(status).toBe(0);
  expect(text).toContain('Left out: Sign-in, profile, passwords and deletion');
  expect(text).toMatch(/Requests: \d+\. The contract is kept\.$/);
});

it('ends with 1 where it is broken, with the breaches under their call', async () => {
  const html = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Welcome</title>');
  });
  const { status, text } = await run(await listen(html));
  expect(status).toBe(1);
  expect(text).toContain(
    'POST /api/auth/login\n  - with broken JSON: the answer: Access-Control-Allow-Origin is missing',
  );
  expect(text).toContain('the body is an HTML page; it must be a JSON object');
  expect(text).toMatch(/Requests: \d+\. Breaches of the contract: \d+\.$/);
});

describe('says in one sentence', () => {
  it.each([
    [[], 'Which API host? See --help.'],
    [
      ['api.example.org'],
      '"api.example.org" is not a web address; use one like https://api.example.org',
    ],
    [
      ['ftp://example.org'],
      '"ftp://example.org" is not a web address; use one like https://api.example.org',
    ],
    [['https://example.org', '--seconds', 'ten'], '--seconds "ten": use a number from 1 to 3600'],
    [['https://example.org', '--tokens', 'x'], "Unknown option '--tokens'"],
  ])('what is wrong with %j', async (args, sentence) => {
    const { status, text } = await run(...args);
    expect(status).toBe(1);
    expect(text).toContain(sentence);
    expect(text).not.toContain('\n');
  });

  it('that a host does not answer', async () => {
    const gone = createServer();
    const host = await listen(gone);
    gone.close();
    const { status, text } = await run(host);
    expect(status).toBe(1);
    expect(text).toContain(`${host} does not answer`);
  });

  it('that the time is over', async () => {
    const silent = createServer(() => undefined);
    const { status, text } = await run(await listen(silent), '--seconds', '0.2');
    expect(status).toBe(1);
    expect(text).toContain('The time limit of 0.2 s is over; the rest was not checked.');
  });
});

it('explains itself in about ten lines', async () => {
  const { status, text } = await run('--help');
  expect(status).toBe(0);
  expect(text.split('\n').length).toBeLessThanOrEqual(12);
});
