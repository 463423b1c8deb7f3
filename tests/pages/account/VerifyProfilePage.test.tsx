import { act, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { login } from '../../../src/api/calls';
import { requestTimeoutMs, serverText } from '../../../src/api/client';
import { una } from '../../mocks/payloads';
import { eventually, withStoppedClock } from '../../timers';
import { expectToStayAt, visit } from '../../visit';
import { allowedRefusals, allowedSuccess } from '../../contractAnswers';
import { message, seen } from '../../describeForm';
import { meet, oneOfEachKind, type Fault } from '../../faultTable';
import { alertWords, buttons, soon } from '../../fields';
import { holdCalls, jsonReply, recordCalls } from '../../server';

const path = '/api/auth/verify-profile';
const heading = { name: 'Verify your email', level: 1 };

/** Goes to another page, as a link in the header would. */
async function leave(router: ReturnType<typeof visit>['router']): Promise<void> {
  await router.navigate('/purchase');
  await screen.findByRole('heading', { name: 'Purchase Ticket Page' });
}

describe('a verification link', () => {
  it('verifies the account, says so and leads on', async () => {
    visit('/verify-Profile/una-verification');
    const message = await screen.findByText('Your email address is verified. You can sign in now.');
    expect(message.closest('[role="status"]')).toHaveFocus();
    expect(screen.getByText('Redirecting to login...')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to login now' })).toHaveAttribute('href', '/login');
    expect(await login(una.user.email, una.password)).toMatchObject({ success: true });
  });

  it.each([
    ['/verify-Profile/mixed-case', 'mixed-case'],
    ['/verify-profile/lower-case', 'lower-case'],
    ['/VERIFY-PROFILE/UPPER-Case', 'UPPER-Case'],
    ['/verify-Profile/a%2Fb%2Bc', 'a/b+c'],
  ])(
    'at %s asks exactly once, in StrictMode too, and without a session',
    async (address, token) => {
      const calls = recordCalls(path, jsonReply({ success: true }));
      visit(address, { token: 'session-token' });
      expect(await screen.findByText('Profile verified successfully.')).toBeVisible();
      expect(calls).toEqual([
        { body: { token }, authorization: null, contentType: 'application/json' },
      ]);
    },
  );

  it('is verified by every success that the contract allows', async () => {
    const { router } = visit('/purchase');
    for (const token of ['allowed-1', 'allowed-2', 'allowed-3']) {
      const answer = allowedSuccess(path);
      recordCalls(path, jsonReply(answer));
      await act(() => router.navigate(`/verify-Profile/${token}`));
      const text = seen(serverText(answer.message) ?? 'Profile verified successfully.');
      expect(await screen.findByText(text)).toBeVisible();
      await leave(router);
    }
  });

  it('shows that it is at work until the answer comes', async () => {
    const { calls, answer } = holdCalls(path, jsonReply({ success: true, message: 'Welcome.' }));
    visit('/verify-Profile/slow');
    expect(await screen.findByText('Verifying your profile...')).toHaveAttribute('role', 'status');
    await soon(() => expect(calls).toHaveLength(1));
    answer();
    expect(await screen.findByText('Welcome.')).toBeVisible();
    expect(screen.queryByText('Verifying your profile...')).toBeNull();
  });

  it('is asked about once when its page is left and opened again', async () => {
    const calls = recordCalls(path, jsonReply({ success: true }));
    const { router } = visit('/verify-Profile/twice');
    await screen.findByText('Profile verified successfully.');
    await leave(router);
    await router.navigate('/verify-Profile/twice');
    expect(await screen.findByText('Profile verified successfully.')).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  it('is taken for itself when another one is opened on the same page', async () => {
    recordCalls(path, () => HttpResponse.json({ success: true, message: 'First.' }));
    const { router } = visit('/verify-Profile/first');
    await screen.findByText('First.');
    const calls = recordCalls(path, () => HttpResponse.json({ error: 'Second.' }));
    await router.navigate('/verify-Profile/second');
    expect(await screen.findByText('Second.')).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([{ token: 'second' }]);
  });
});

describe('a verification link that fails', () => {
  it('says so and shows where to get another, whatever comes back', async () => {
    const { router } = visit('/purchase');
    const table: readonly Fault[] = [
      ...oneOfEachKind,
      { name: 'a 503 with an error', reply: jsonReply({ error: 'Busy.' }, 503), tells: 'Busy.' },
      ...allowedRefusals(path),
    ];
    let last: HTMLElement | undefined;
    for (const [index, fault] of table.entries()) {
      const met = meet(path, fault);
      await act(() => router.navigate(`/verify-Profile/token-${index}`));
      const sentence = fault.unanswered
        ? 'Something went wrong.'
        : (fault.tells ?? 'Verification failed.');
      const told = await message(sentence, [], last);
      await soon(() => expect(told, fault.name).toHaveFocus());
      expect(told.querySelector('img, script, b'), fault.name).toBeNull();
      const { requests, status } = met();
      expect(requests, fault.name).toBe(1);
      // The same link may still work where the server itself was not heard.
      const unheard = fault.unanswered === true || status >= 500;
      expect(buttons('Try again'), fault.name).toHaveLength(unheard ? 1 : 0);
      expect(screen.queryByText('Redirecting to login...'), fault.name).toBeNull();
      expect(screen.getByText(/^Need another link/), fault.name).toContainElement(
        screen.getByText('Sign in', { selector: 'a' }),
      );
      last = told;
    }
  });

  it('for want of JSON, as from the page of a hotel, can be tried again', async () => {
    recordCalls(path, () => HttpResponse.html('<h1>Welcome</h1>'));
    visit('/verify-Profile/in-a-hotel');
    expect(await screen.findByText('Invalid JSON response')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('for want of an answer is given up after 30 seconds, and can be tried again', async () => {
    const late = holdCalls(path, () => HttpResponse.json({ error: 'Late.' }));
    await withStoppedClock(async () => {
      visit('/verify-Profile/never');
      await eventually(() => expect(late.calls).toHaveLength(1));
      await vi.advanceTimersByTimeAsync(requestTimeoutMs - 1);
      expect(screen.getByText('Verifying your profile...')).toBeVisible();
      await vi.advanceTimersByTimeAsync(1);
      await eventually(() => expect(alertWords()).toEqual(['Something went wrong.']));
    });
    recordCalls(path, jsonReply({ success: true }));
    screen.getByRole('button', { name: 'Try again' }).click();
    late.answer();
    expect(await screen.findByText('Profile verified successfully.')).toBeVisible();
    expect(screen.queryByText('Late.')).toBeNull();
  });

  it('for want of a connection can be tried again at once', async () => {
    recordCalls(path, () => HttpResponse.error());
    const { user } = visit('/verify-Profile/try-again');
    await screen.findByText('Something went wrong.');
    const calls = recordCalls(path, jsonReply({ success: true }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Profile verified successfully.')).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  it('is asked about again at the next visit', async () => {
    recordCalls(path, () => HttpResponse.json({ error: 'Busy.' }, { status: 503 }));
    const { router } = visit('/verify-Profile/next-visit');
    await screen.findByText('Busy.');
    await leave(router);
    recordCalls(path, jsonReply({ success: true }));
    await router.navigate('/verify-Profile/next-visit');
    expect(await screen.findByText('Profile verified successfully.')).toBeVisible();
  });

  it.each(['/verify-Profile', '/verify-Profile/', '/verify-profile/%20'])(
    'for want of a token, at %s, makes no request',
    async (address) => {
      const calls = recordCalls(path, jsonReply({ success: true }));
      visit(address);
      expect(await screen.findByRole('heading', heading)).toBeVisible();
      expect(screen.getByRole('alert')).toHaveTextContent('Invalid or missing token.');
      expect(calls).toEqual([]);
    },
  );
});

describe('after the verification', () => {
  async function open(token: string) {
    const { calls, answer } = holdCalls(path, jsonReply({ success: true }));
    const visitor = visit(`/verify-Profile/${token}`);
    await soon(() => expect(calls).toHaveLength(1));
    return { ...visitor, answer };
  }
  const expectSuccess = () => expect(screen.getByText('Redirecting to login...')).toBeVisible();

  it('the visitor is led to the sign-in after exactly five seconds', async () => {
    const { router, answer } = await open('redirect');
    await withStoppedClock(async () => {
      answer();
      await eventually(expectSuccess);
      await vi.advanceTimersByTimeAsync(4999);
      expectToStayAt(router, '/verify-Profile/redirect');
      await vi.advanceTimersByTimeAsync(1);
      await eventually(() => expect(router.state.location.pathname).toBe('/login'));
    });
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('the address with the token is in no history and in no storage any more', async () => {
    const { router, user, answer } = await open('never-kept');
    answer();
    await user.click(await screen.findByRole('link', { name: 'Go to login now' }));
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(router.state.historyAction).toBe('REPLACE');
    const stored = [Object.entries(localStorage), Object.entries(sessionStorage), document.cookie];
    expect(JSON.stringify([...stored, history.state, router.state.location.state])).not.toContain(
      'never-kept',
    );
  });

  it('nobody is led anywhere who has left before', async () => {
    const { router, answer } = await open('left');
    await withStoppedClock(async () => {
      answer();
      await eventually(expectSuccess);
      void router.navigate('/purchase');
      await eventually(() =>
        expect(screen.getByRole('heading', { name: 'Purchase Ticket Page' })).toBeVisible(),
      );
      await vi.advanceTimersByTimeAsync(10_000);
      expectToStayAt(router, '/purchase');
    });
  });

  it('nothing happens when the answer comes after the visitor has left', async () => {
    const { router, answer } = await open('late');
    await leave(router);
    await withStoppedClock(async () => {
      answer();
      await vi.advanceTimersByTimeAsync(10_000);
      expectToStayAt(router, '/purchase');
    });
  });
});
