import { describe, expect, it, vi } from 'vitest';
import { login } from '../../src/api/calls';
import { NetworkError } from '../../src/api/client';
import { slowMs } from '../../src/mocks/faults';
import { setFault } from '../../src/mocks/db';
import { vera } from '../support/accounts';

const path = '/api/auth/login';
const signInVera = () => login(vera.user.email, vera.password);

describe('a fault', () => {
  it.each([
    ['error-json', { status: 500, success: false, error: 'The server is having a bad day.' }],
    ['error-html', { status: 500, error: 'Invalid JSON response' }],
    ['empty', { status: 200, error: 'Invalid JSON response' }],
  ] as const)('%s replaces the response until it is reset', async (fault, response) => {
    setFault(path, fault);
    expect(await signInVera()).toEqual(response);
    setFault(path, 'none');
    expect(await signInVera()).toMatchObject({ success: true });
  });

  it('offline gives no response', async () => {
    setFault(path, 'offline');
    await expect(signInVera()).rejects.toBeInstanceOf(NetworkError);
  });

  it('slow gives the normal response after 3 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    setFault(path, 'slow');
    const settled = vi.fn();
    const response = signInVera().finally(settled);
    // One timer is the call's time-out, the other the delay of the response.
    while (vi.getTimerCount() < 2) await vi.advanceTimersByTimeAsync(0);
    await vi.advanceTimersByTimeAsync(slowMs - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await response).toMatchObject({ success: true });
  });
});
