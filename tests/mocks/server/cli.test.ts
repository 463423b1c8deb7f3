import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { waitFor } from '@testing-library/react';
import { http, passthrough } from 'msw';
import { expect, it, vi } from 'vitest';
import { forgotPassword } from '../../../src/api/calls.ts';
import { vera } from '../../../src/mocks/seeds.ts';
import { main } from '../../../src/mocks/server/cli.ts';
import { expectConsole } from '../../support/console.ts';
import { server } from '../../support/mockedApi.ts';

it.each([
  { args: ['--port', 'x'], sentence: '--port is "x"; expected a whole number from 1 to 65535.' },
  { args: ['--host', 'x'], sentence: "Unknown option '--host'" },
])('the arguments $args end the program with the message $sentence', async (row) => {
  const { args, sentence } = row;
  expectConsole(sentence);
  expect(await main(args)).toBe(1);
});

async function freePort(): Promise<string> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return String(port);
}

it('the server prints each new email with its link until it is interrupted', async () => {
  const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const port = await freePort();
  const status = main(['--port', port, '--site', 'https://site.example/']);
  const started = `The mock API is running at http://localhost:${port}\n`;
  await waitFor(() => expect(printed).toHaveBeenCalledWith(started));
  server.use(http.get('*/unknown', () => passthrough()));
  expect(await fetch(`http://localhost:${port}/unknown`)).toHaveProperty('status', 404);
  await forgotPassword({ email: vera.user.email });
  await forgotPassword({ email: vera.user.email });
  const [, [text] = [], ...others] = printed.mock.calls;
  expect(others).toHaveLength(1);
  expect(text).toContain(`Email to ${vera.user.email}: `);
  expect(text).toMatch(/: https:\/\/site\.example\/reset-password\/\w+\n/);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.emit(signal);
  expect(await status).toBe(0);
});
