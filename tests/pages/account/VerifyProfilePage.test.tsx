import { act, screen } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { login, register } from '../../../src/api/calls';
import { requestTimeoutMs } from '../../../src/api/client';
import { routes } from '../../../src/routes';
import { mailedToken, registration } from '../../mocks/payloads';
import { eventually, withStoppedClock } from '../../timers';
import { expectToStayAt, visit } from '../../visit';
import { allowedRefusals } from '../../contractResponses';
import { message } from '../../describeForm';
import { failNextCall, oneOfEachKind, type Fault } from '../../faultTable';
import { alertWords, buttons, soon } from '../../fields';
import { holdCalls, jsonReply, recordCalls } from '../../server';

const path = '/api/auth/verify-profile';
const heading = { name: 'Verify your email', level: 1 };

let tokens = 0;
/** A new token for each call, because the page remembers verified ones. */
const newToken = (words = 'token') => `${words}-${(tokens += 1)}`;

/** Goes to another page, as a link in the header would. */
async function leave(router: ReturnType<typeof visit>['router']): Promise<void> {
  await router.navigate('/purchase');
  await screen.findByRole('heading', { name: 'Purchase Ticket Page' });
}

describe('a verification link', () => {
  it('verifies the account, says so and links to the sign-in', async () => {
    await register(registration);
    visit(`/verify-Profile/${mailedToken()}`);
    const message = await screen.findByText('Your email address is verified. You can sign in now.');
    expect(message.closest('[role="status"]')).toHaveFocus();
    expect(screen.getByText('Redirecting to login...')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in now' })).toHaveAttribute('href', '/login');
    const { email, password } = registration;
    expect(await login(email, password)).toMatchObject({ success: true });
  });

  it.each(['/VERIFY-PROFILE/', '/verify-Profile/'])(
    'at %s makes one request, in StrictMode too, and without a session',
    async (url) => {
      const calls = recordCalls(path, jsonReply({ success: true }));
      const token = newToken('A/b+c');
      visit(`${url}${encodeURIComponent(token)}`, { token: 'session-token' });
      expect(await screen.findByText('Profile verified successfully.')).toBeVisible();
      expect(calls).toMatchObject([{ body: { token }, authorization: null }]);
    },
  );

  it('shows that it is running until the response arrives', async () => {
    const { calls, respond } = holdCalls(path, jsonReply({ success: true, message: 'Welcome.' }));
    visit(`/verify-Profile/${newToken()}`);
    expect(await screen.findByText('Verifying your profile...')).toHaveAttribute('role', 'status');
    await soon(() => expect(calls).toHaveLength(1));
    respond();
    expect(await screen.findByText('Welcome.')).toBeVisible();
    expect(screen.queryByText('Verifying your profile...')).toBeNull();
  });

  it('makes one request if it is opened again, another link makes its own', async () => {
    const first = recordCalls(path, jsonReply({ success: true, message: 'First.' }));
    const token = newToken();
    const { router } = visit(`/verify-Profile/${token}`);
    await screen.findByText('First.');
    await leave(router);
    await router.navigate(`/verify-Profile/${token}`);
    expect(await screen.findByText('First.')).toBeVisible();
    expect(first).toHaveLength(1);
    const calls = recordCalls(path, jsonReply({ error: 'Second.' }));
    const second = newToken();
    await router.navigate(`/verify-Profile/${second}`);
    expect(await screen.findByText('Second.')).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([{ token: second }]);
  });
});

describe('a verification link that fails', () => {
  it('says so and how to get another, whatever the response', async () => {
    const { router } = visit('/purchase');
    const table: readonly Fault[] = [
      ...oneOfEachKind,
      {
        name: 'a 503 with an error',
        reply: jsonReply({ error: 'Busy.' }, 503),
        serverError: 'Busy.',
      },
      ...allowedRefusals(path),
    ];
    let last: HTMLElement | undefined;
    for (const fault of table) {
      const outcome = failNextCall(path, fault);
      await act(() => router.navigate(`/verify-Profile/${newToken()}`));
      const sentence = fault.unanswered
        ? 'Something went wrong.'
        : (fault.serverError ?? 'Verification failed.');
      const told = await message(sentence, [], last);
      await soon(() => expect(told, fault.name).toHaveFocus());
      expect(told.querySelector('img, script, b'), fault.name).toBeNull();
      const { requests, status } = outcome();
      expect(requests, fault.name).toBe(1);
      // The link may still work if the API has not responded.
      const unheard = fault.unanswered === true || status >= 500;
      expect(buttons('Try again'), fault.name).toHaveLength(unheard ? 1 : 0);
      expect(screen.queryByText('Redirecting to login...'), fault.name).toBeNull();
      expect(screen.getByText(/^Need a new link/), fault.name).toContainElement(
        screen.getByText('Sign in', { selector: 'a' }),
      );
      last = told;
    }
  });

  it('gives up after 30 seconds without a response, and can be tried again', async () => {
    const late = holdCalls(path, jsonReply({ error: 'Late.' }));
    await withStoppedClock(async () => {
      visit(`/verify-Profile/${newToken()}`);
      await eventually(() => expect(late.calls).toHaveLength(1));
      await vi.advanceTimersByTimeAsync(requestTimeoutMs - 1);
      expect(screen.getByText('Verifying your profile...')).toBeVisible();
      await vi.advanceTimersByTimeAsync(1);
      await eventually(() => expect(alertWords()).toEqual(['Something went wrong.']));
    });
    recordCalls(path, jsonReply({ success: true }));
    screen.getByRole('button', { name: 'Try again' }).click();
    late.respond();
    expect(await screen.findByText('Profile verified successfully.')).toBeVisible();
    expect(screen.queryByText('Late.')).toBeNull();
  });

  it('makes another request at the next visit', async () => {
    recordCalls(path, jsonReply({ error: 'Busy.' }, 503));
    const token = newToken();
    const { router } = visit(`/verify-Profile/${token}`);
    await screen.findByText('Busy.');
    await leave(router);
    recordCalls(path, jsonReply({ success: true }));
    await router.navigate(`/verify-Profile/${token}`);
    expect(await screen.findByText('Profile verified successfully.')).toBeVisible();
  });

  it.each(['/verify-Profile', '/verify-profile/%20'])(
    'without a token, at %s, makes no request',
    async (url) => {
      const calls = recordCalls(path, jsonReply({ success: true }));
      visit(url);
      expect(await screen.findByRole('heading', heading)).toBeVisible();
      expect(screen.getByRole('alert')).toHaveTextContent('Invalid or missing token.');
      expect(calls).toEqual([]);
    },
  );
});

describe('after the verification', () => {
  async function open() {
    const { calls, respond } = holdCalls(path, jsonReply({ success: true }));
    const token = newToken();
    const visitor = visit(`/verify-Profile/${token}`);
    await soon(() => expect(calls).toHaveLength(1));
    return { ...visitor, respond, token };
  }
  const expectSuccess = () => expect(screen.getByText('Redirecting to login...')).toBeVisible();

  it('redirects to the sign-in after exactly five seconds', async () => {
    const { router, respond, token } = await open();
    await withStoppedClock(async () => {
      respond();
      await eventually(expectSuccess);
      await vi.advanceTimersByTimeAsync(4999);
      expectToStayAt(router, `/verify-Profile/${token}`);
      await vi.advanceTimersByTimeAsync(1);
      await eventually(() => expect(router.state.location.pathname).toBe('/login'));
    });
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('the token is in no history and in no storage', async () => {
    const { router, user, respond, token } = await open();
    respond();
    await user.click(await screen.findByRole('link', { name: 'Sign in now' }));
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(router.state.historyAction).toBe('REPLACE');
    const stored = [Object.entries(localStorage), Object.entries(sessionStorage), document.cookie];
    expect(JSON.stringify([...stored, history.state, router.state.location.state])).not.toContain(
      token,
    );
  });

  it('a visitor who is leaving is not redirected while the next page loads', async () => {
    const next = matchRoutes(routes, '/purchase')?.at(-1)?.route as { lazy: () => unknown };
    vi.spyOn(next, 'lazy').mockReturnValue(new Promise(() => undefined));
    const { router, respond } = await open();
    await withStoppedClock(async () => {
      respond();
      await eventually(expectSuccess);
      void router.navigate('/purchase');
      await eventually(() => expect(document.querySelector('.running')).not.toBeNull());
      await vi.advanceTimersByTimeAsync(10_000);
      expect(router.state.navigation.location?.pathname).toBe('/purchase');
    });
  });
});
