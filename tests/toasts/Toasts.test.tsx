import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dismissToasts, notify } from '../../src/toasts/notify';
import { visit } from '../visit';

const openPage = async () => {
  const visited = visit('/purchase');
  await screen.findByRole('heading', { level: 1 });
  return visited;
};

it('an error is announced at once and stays until it is closed', async () => {
  const { user } = await openPage();
  await act(() => notify('error', 'This <b>did not</b> work.'));
  const toast = await screen.findByText('This <b>did not</b> work.');
  expect(toast.closest('[role="alert"]')).toBeVisible();
  // Once: nothing around the alert announces it again.
  expect(toast.closest('[aria-live]')).toHaveAttribute('aria-live', 'off');
  await user.click(screen.getByRole('button', { name: 'close' }));
  expect(toast).not.toBeInTheDocument();
});

it('an error that is closed gives the focus back to where it came in between', async () => {
  const { user } = await openPage();
  const link = screen.getByRole('link', { name: 'Privacy Policy' });
  link.focus();
  await act(() => notify('error', 'No network.'));
  (await screen.findByRole('button', { name: 'close' })).focus();
  await user.keyboard('{Enter}');
  expect(link).toHaveFocus();
});

it('a success is announced without haste', async () => {
  await openPage();
  await act(() => notify('success', 'Link copied.'));
  const toast = await screen.findByText('Link copied.');
  expect(toast.closest('[role="status"]')).toBeVisible();
  act(dismissToasts);
  expect(toast).not.toBeInTheDocument();
});

it('a message is shown even in the moment in which the page appears', async () => {
  await notify('success', 'Loaded.');
  act(dismissToasts);
  const appears = new MutationObserver(() => {
    if (!document.querySelector('footer')) return;
    appears.disconnect();
    void notify('success', 'Link copied.');
  });
  appears.observe(document.body, { childList: true, subtree: true });
  visit('/purchase');
  expect(await screen.findByText('Link copied.')).toBeVisible();
});
