import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { delay, http, HttpResponse, passthrough } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { NetworkError, request, serverText } from '../../src/api/client.ts';
import { advance, stopClock } from '../support/clock.ts';
import { failCalls, failures } from '../support/failures.ts';
import { importAgain } from '../support/importAgain.ts';
import { server } from '../support/mockedApi.ts';
import { contactPayload, profilePayload } from '../support/payloads.ts';

const path = '/api/auth/contact-request';

describe('request', () => {
  it.each(failures.refusals)('merges the status with the body for $name', async (failure) => {
    const { sentStatuses } = failCalls(path, failure);
    const { status, error } = await request(path, contactPayload);
    expect([status]).toEqual(sentStatuses);
    expect(error).toBe(failure.serverError);
  });

  it.each(failures.notJson)('returns "Invalid JSON response" for $name', async (failure) => {
    failCalls(path, failure);
    expect(await request(path, contactPayload)).toEqual({
      status: expect.any(Number) as number,
      error: 'Invalid JSON response',
      notJson: true,
    });
  });

  it('accepts JSON with another content type', async () => {
    const reply = new HttpResponse('{"success":true}', {
      headers: { 'Content-Type': 'text/html' },
    });
    server.use(http.post(`*${path}`, () => reply));
    expect(await request(path, contactPayload)).toEqual({ status: 200, success: true });
  });

  it('turns tabs into spaces, and removes all other control characters but line feeds', async () => {
    server.use(
      http.post(`*${path}`, async ({ request: sent }) =>
        HttpResponse.json({ sent: await sent.json() }),
      ),
    );
    const typed = 'One\u0000\u001B[31m\ttwo\r\nthree\u007F\u0085 👩🏽‍🚀';
    expect(await request(path, { ...contactPayload, message: typed })).toMatchObject({
      sent: { message: 'One[31m two\nthree 👩🏽‍🚀' },
    });
  });
});

const secret = 'secret-token-0123456789';

it.each([
  { name: 'the site’s own origin', host: '' },
  { name: 'an API host', host: 'https://api.example.org' },
  { name: 'an API host with a final slash', host: 'https://api.example.org/' },
])('the token is sent to $name in one header only', async ({ host }) => {
  vi.stubEnv('VITE_API_URL', host);
  const { updateProfile, changePassword, deleteProfile } = await importAgain(
    () => import('../../src/api/calls.ts'),
  );
  const fetched = vi.spyOn(globalThis, 'fetch');
  await updateProfile(secret, profilePayload);
  await changePassword(secret, { currentPassword: 'a', newPassword: 'b', confirmPassword: 'b' });
  await deleteProfile(secret, { email: 'ada@example.org', reason: 'Moving on' });
  const origin = host.replace(/\/$/, '');
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([
    `${origin}/api/secure/profile`,
    `${origin}/api/secure/change-password`,
    `${origin}/api/secure/delete-profile`,
  ]);
  for (const [url, init] of fetched.mock.calls) {
    const { Authorization, ...headers } = init?.headers as Record<string, string>;
    expect(Authorization).toBe(secret);
    expect(JSON.stringify([url, init?.body, headers])).not.toContain(secret);
  }
});

describe('a call without a complete response', () => {
  it.each(failures.noResponse)(
    'throws a NetworkError that keeps its cause: $name',
    async (failure) => {
      failCalls(path, failure);
      const thrown: unknown = await request(path, contactPayload).catch((error: unknown) => error);
      expect(thrown).toBeInstanceOf(NetworkError);
      expect((thrown as NetworkError).cause).toBeDefined();
    },
  );

  it('throws after 30 seconds, even if a response has begun', async () => {
    const stalling = createServer((_, response) => response.write('{"success":'));
    await new Promise<void>((resolve) => stalling.listen(0, resolve));
    onTestFinished(() => {
      stalling.closeAllConnections();
      stalling.close();
    });
    vi.stubEnv('VITE_API_URL', `http://localhost:${(stalling.address() as AddressInfo).port}`);
    const fresh = await importAgain(() => import('../../src/api/client.ts'));
    // The mock cannot stall within a response; a real server can.
    server.use(http.post(`*${path}`, () => passthrough()));
    const fetched = vi.spyOn(globalThis, 'fetch');
    stopClock();
    const failed = vi.fn();
    const call = fresh.request(path, contactPayload).catch(failed);
    await fetched.mock.results[0]?.value;
    await advance(29_999);
    expect(failed).not.toHaveBeenCalled();
    await advance(1);
    await call;
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.any(fresh.NetworkError));
  });

  it('throws if its signal aborts before or during the call', async () => {
    server.use(http.post(`*${path}`, () => delay('infinite')));
    const leaving = new AbortController();
    const call = () => request(path, contactPayload, { signal: leaving.signal });
    const before = call();
    leaving.abort();
    await expect(before).rejects.toBeInstanceOf(NetworkError);
    await expect(call()).rejects.toBeInstanceOf(NetworkError);
  });
});

it.each([[{}], [['No.']], [42], [true], [null], [undefined], [''], ['  ']])(
  'serverText returns no text for %o',
  (value) => expect(serverText(value)).toBeUndefined(),
);

it('serverText cuts a text to 300 characters', () => {
  expect(serverText(`  ${'x'.repeat(300)}\n`)).toBe('x'.repeat(300));
  expect(serverText('x'.repeat(301))).toBe(`${'x'.repeat(299)}…`);
  expect(serverText(`${'x'.repeat(290)}. ${' '.repeat(20)}More`)).toBe(`${'x'.repeat(290)}.…`);
  // Not through the middle of an emoji.
  expect(serverText(`${'x'.repeat(298)}🤖🤖`)).toBe(`${'x'.repeat(298)}…`);
});
