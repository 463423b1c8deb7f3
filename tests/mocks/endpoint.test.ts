import { expect, it, vi } from 'vitest';
import { login } from '../../src/api/calls.ts';
import { NetworkError } from '../../src/api/client.ts';
import { setFault } from '../../src/mocks/db.ts';
import { slowMs } from '../../src/mocks/endpoint.ts';
import { vera } from '../../src/mocks/seeds.ts';
import { advance, stopClock } from '../support/clock.ts';

const path = '/api/auth/login';
const signInVera = () => login({ email: vera.user.email, password: vera.password });

it('the fault “offline” gives no response', async () => {
  setFault(path, 'offline');
  await expect(signInVera()).rejects.toBeInstanceOf(NetworkError);
});

it('the fault “slow” gives the normal response after 3 s', async () => {
  stopClock();
  setFault(path, 'slow');
  const responded = vi.fn();
  const response = signInVera().finally(responded);
  // One timer is the call's timeout, the other the delay of the response.
  while (vi.getTimerCount() < 2) await advance(0);
  await advance(slowMs - 1);
  expect(responded).not.toHaveBeenCalled();
  await advance(1);
  expect(await response).toMatchObject({ success: true });
});
