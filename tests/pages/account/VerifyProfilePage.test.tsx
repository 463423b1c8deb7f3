import { screen, waitFor } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { routes } from '../../../src/routes.tsx';
import { ada } from '../../support/accounts.ts';
import { advance, waitWithStoppedClock, withStoppedClock } from '../../support/clock.ts';
import { failCalls, type Failure, oneOfEachKind } from '../../support/failures.ts';
import { holdCalls, jsonReply, stubCall } from '../../support/mockedApi.ts';
import { buttons, expectOneAlert, press } from '../../support/steps.ts';
import { expectRedirectToSignIn, visit } from '../../support/visit.tsx';

const path = '/api/auth/verify-profile';
const running = 'Verifying your profile...';
const verified = 'Profile verified successfully.';

/** A new token for each call, because the page remembers verified ones. */
const newToken = () => crypto.randomUUID();

/** Opens another page and then this one, as links would. */
async function leaveFor({ router }: ReturnType<typeof visit>, token: string): Promise<void> {
  await router.navigate('/purchase');
  await screen.findByRole('heading', { name: 'Purchase Ticket Page' });
  await router.navigate(`/verify-Profile/${token}`);
}

it('opening a verification link makes one call without the session’s token', async () => {
  const { calls, respond } = holdCalls(path, jsonReply({ success: true }));
  const token = 'A/b+c';
  visit(`/verify-Profile/${encodeURIComponent(token)}`, { as: ada });
  expect(await screen.findByText(running)).toHaveAttribute('role', 'status');
  await waitFor(() => expect(calls).toHaveLength(1));
  respond();
  const message = await screen.findByText(verified);
  expect(message.closest('[role="status"]')).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Sign in now' })).toHaveAttribute('href', '/login');
  expect(screen.queryByText(running)).toBeNull();
  expect(calls).toMatchObject([{ body: { token }, authorization: null }]);
});

it('opening a verification link twice makes one call', async () => {
  const first = stubCall(path, jsonReply({ success: true, message: 'First.' }));
  const token = newToken();
  const opened = visit(`/verify-Profile/${token}`);
  await screen.findByText('First.');
  await leaveFor(opened, token);
  expect(await screen.findByText('First.')).toBeVisible();
  expect(first).toHaveLength(1);
  const calls = stubCall(path, jsonReply({ error: 'Second.' }));
  const second = newToken();
  await opened.router.navigate(`/verify-Profile/${second}`);
  expect(await screen.findByText('Second.')).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ token: second }]);
});

/** Fails a verification, and checks what the page shows after every failure. */
async function expectFailedVerification(failure: Failure, sentence: string): Promise<void> {
  const { calls } = failCalls(path, failure);
  visit(`/verify-Profile/${newToken()}`);
  const shown = await expectOneAlert(sentence);
  await waitFor(() => expect(shown).toHaveFocus());
  expect(shown.querySelector('img, script, b')).toBeNull();
  expect(calls).toHaveLength(1);
  expect(screen.queryByText('Redirecting to login...')).toBeNull();
  const howToRetry = screen.getByText(/^Need a new link/);
  expect(howToRetry).toContainElement(screen.getByText('Sign in', { selector: 'a' }));
}

// The link may still work if the API has not responded.
for (const [failure, sentence, canRetry] of [
  [oneOfEachKind.noConnection, 'Something went wrong.', true],
  [oneOfEachKind.html, 'Invalid JSON response', true],
  [oneOfEachKind.textAsSuccess, 'Verification failed.', false],
  [oneOfEachKind.unauthorized, 'Verification failed.', false],
  [oneOfEachKind.markup, '<img src=x onerror=alert(1)> <b>no</b>', false],
] as const) {
  it(`a verification ${canRetry ? 'may' : 'cannot'} be tried again after ${failure.name}`, async () => {
    await expectFailedVerification(failure, sentence);
    expect(buttons('Try again')).toHaveLength(canRetry ? 1 : 0);
  });
}

it('after a failure, the next visit and Try again each make another call', async () => {
  stubCall(path, jsonReply({ error: 'Busy.' }, 503));
  const token = newToken();
  const opened = visit(`/verify-Profile/${token}`);
  await screen.findByText('Busy.');
  stubCall(path, jsonReply({ error: 'Still busy.' }, 503));
  await leaveFor(opened, token);
  await screen.findByText('Still busy.');
  const { respond } = holdCalls(path, jsonReply({ success: true }));
  await press(opened.user, 'Try again');
  expect(screen.getByText(running)).toHaveFocus();
  respond();
  expect(await screen.findByText(verified)).toBeVisible();
});

it.each(['/verify-Profile', '/verify-profile/%20'])(
  '%s says that the token is missing',
  async (url) => {
    const calls = stubCall(path, jsonReply({ success: true }));
    visit(url);
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid or missing token.');
    expect(calls).toEqual([]);
  },
);

describe('after the verification', () => {
  /** Opens a link and holds the response. */
  async function open() {
    const { calls, respond } = holdCalls(path, jsonReply({ success: true }));
    const opened = visit(`/verify-Profile/${newToken()}`);
    await waitFor(() => expect(calls).toHaveLength(1));
    return { ...opened, respond };
  }
  const expectVerified = () => expect(screen.getByText('Redirecting to login...')).toBeVisible();

  it('the page redirects to the sign-in after exactly five seconds', async () => {
    const { respond, ...opened } = await open();
    await withStoppedClock(async () => {
      respond();
      await waitWithStoppedClock(expectVerified);
      await expectRedirectToSignIn(opened, 5000);
    });
  });

  it('the page does not redirect while the next page loads', async () => {
    const next = matchRoutes(routes, '/purchase')?.at(-1)?.route as { lazy: () => unknown };
    vi.spyOn(next, 'lazy').mockReturnValue(new Promise(() => undefined));
    const { router, respond } = await open();
    await withStoppedClock(async () => {
      respond();
      await waitWithStoppedClock(expectVerified);
      void router.navigate('/purchase');
      await waitWithStoppedClock(() =>
        expect(document.querySelector('.page-progress')).not.toBeNull(),
      );
      await advance(10_000);
      expect(router.state.navigation.location?.pathname).toBe('/purchase');
    });
  });
});
