import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useAuth } from '../../src/session/AuthContext';
import { expectConsole } from '../setup';
import { person, visit } from '../visit';

const stored = () => [localStorage.getItem('user'), localStorage.getItem('token')];

test('whoever was signed in is so after a reload', async () => {
  const { router } = visit('/profile', { user: person() });
  expect(await screen.findByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  expect(router.state.location.pathname).toBe('/profile');
});

test('a damaged session leads to the home page, signed out', async () => {
  localStorage.setItem('user', '{');
  localStorage.setItem('token', 'token');
  expectConsole('The stored session is damaged and was cleared.');
  const { router } = visit('/profile');
  await expect.poll(() => router.state.location.pathname).toBe('/');
  expect(stored()).toEqual([null, null]);
});

test('a logout in another tab ends the profile here, and Back does not bring it back', async () => {
  const { router } = visit('/profile', { user: person() });
  await screen.findByText('Ada Keller');
  act(() => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  await expect.poll(() => router.state.location.pathname).toBe('/');
  await act(() => router.navigate('/profile'));
  await expect.poll(() => router.state.location.pathname).toBe('/');
  expect(screen.queryByText('ada@example.org')).toBeNull();
});

test('somebody else who signs in in another tab is shown here', async () => {
  visit('/profile', { user: person() });
  await screen.findByText('Ada Keller');
  act(() => {
    localStorage.setItem('user', JSON.stringify(person({ firstName: 'Ben' })));
    localStorage.setItem('token', 'token-of-ben');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  });
  expect(await screen.findByText('Ben Keller')).toBeVisible();
  expect(screen.queryByText('Ada Keller')).toBeNull();
});

test('the session is only there inside of its provider', () => {
  const Lost = () => useAuth().token;
  expect(() => render(<Lost />)).toThrow('useAuth needs an AuthProvider around it');
});
