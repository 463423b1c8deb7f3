import { describe, expect, it, vi } from 'vitest';
import { login, subscribeNewsletter, updateProfile } from '../../src/api/calls';
import { readDb, resetDb, setFault, subscribeToDb } from '../../src/mocks/db';
import { blockStorage, fillStorage } from '../support/jsdom';
import { profile, tokenOf, vera } from '../support/accounts';

/** The state as the page would read it after a reload. */
async function reloaded() {
  vi.resetModules();
  return import('../../src/mocks/db');
}

describe('the state of the mock', () => {
  it('survives a reload', async () => {
    const token = await tokenOf(vera);
    await updateProfile(token, { ...profile, place: 'Bern' });
    setFault('/api/auth/login', 'empty');

    const fresh = await reloaded();
    expect(fresh.readDb().sessions).toHaveProperty(token);
    expect(fresh.readDb().accounts[0]?.user.place).toBe('Bern');
    expect(fresh.faults()).toEqual({ '/api/auth/login': 'empty' });
  });

  it.each(['{', 'null', '[]', '{"accounts":{}}'])(
    'starts from the seeds if storage contains %s',
    (text) => {
      localStorage.setItem('mock-api', text);
      expect(readDb().accounts).toHaveLength(3);
    },
  );
});

it.each([
  ['blocked', () => blockStorage('localStorage')],
  ['absent', () => vi.stubGlobal('localStorage', undefined)],
  ['full', fillStorage],
])('the mock keeps its state in memory if localStorage is %s', async (_, block) => {
  block();
  const token = await tokenOf(vera);
  expect(await updateProfile(token, profile)).toMatchObject({ status: 200 });
  resetDb();
  expect(await updateProfile(token, profile)).toMatchObject({ status: 401 });
});

it('listeners are called on every change, not on refused calls, until they unsubscribe', async () => {
  const listener = vi.fn();
  const stop = subscribeToDb(listener);
  await login(vera.user.email, 'wrong');
  window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  expect(listener).not.toHaveBeenCalled();
  await subscribeNewsletter('reader@example.org');
  expect(listener).toHaveBeenCalledTimes(1);
  // A change in another tab.
  window.dispatchEvent(new StorageEvent('storage', { key: 'mock-api' }));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  resetDb();
  expect(listener).toHaveBeenCalledTimes(2);
});
