import { expect, it, vi } from 'vitest';
import { login, updateProfile } from '../../src/api/calls.ts';
import { readDb, setFault, subscribeToDb } from '../../src/mocks/db.ts';
import { vera } from '../../src/mocks/seeds.ts';
import { importAgain } from '../support/importAgain.ts';
import { tokenOf } from '../support/mockedApi.ts';
import { profilePayload } from '../support/payloads.ts';

it('the state of the mock API survives a reload', async () => {
  const token = await tokenOf(vera);
  await updateProfile(token, { ...profilePayload, place: 'Bern' });
  setFault('/api/auth/login', 'empty');
  const reloaded = await importAgain(() => import('../../src/mocks/db.ts'));
  const { tokens, accounts, faults } = reloaded.readDb();
  expect(tokens.some((one) => one.token === token)).toBe(true);
  expect(accounts[0]?.user.place).toBe('Bern');
  expect(faults).toEqual({ '/api/auth/login': 'empty' });
});

it('the mock API starts from its seeds if storage has a state from other seeds', async () => {
  await tokenOf(vera);
  const stored = localStorage.getItem('mock-api') ?? '';
  localStorage.setItem('mock-api', stored.replaceAll('Visitor-2026', 'Visitor-2025'));
  expect(readDb().tokens).toHaveLength(1);
  expect(readDb().accounts[0]?.password).toBe('Visitor-2026');
});

it('listeners of the mock API’s state are called after a change in any tab, but not after a refused call', async () => {
  const listener = vi.fn();
  const stop = subscribeToDb(listener);
  await login({ email: vera.user.email, password: 'wrong' });
  window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  expect(listener).not.toHaveBeenCalled();
  await tokenOf(vera);
  window.dispatchEvent(new StorageEvent('storage', { key: 'mock-api' }));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
});
