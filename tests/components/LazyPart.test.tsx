import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { LazyPart } from '../../src/components/LazyPart.tsx';
import { mockViewAndIdle } from '../support/browserStates.ts';
import { press, setUpUser } from '../support/steps.ts';

const Form = () => <p>The form</p>;

function renderPart(load: () => Promise<typeof Form>) {
  render(
    <LazyPart load={load} failure="Not loaded.">
      <p>Its place</p>
    </LazyPart>,
  );
}

it('a lazy part shows a placeholder until the browser is idle', async () => {
  const { runIdle } = mockViewAndIdle();
  const load = vi.fn(() => Promise.resolve(Form));
  renderPart(load);
  expect(load).not.toHaveBeenCalled();
  await runIdle();
  expect(await screen.findByText('The form')).toBeVisible();
  expect(screen.queryByText('Its place')).toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
});

for (const { action, perform } of [
  { action: 'moves the focus', perform: () => screen.getByRole('link').focus() },
  { action: 'presses a key', perform: () => fireEvent.keyDown(document.body) },
  { action: 'scrolls', perform: () => fireEvent.scroll(document) },
]) {
  it(`a lazy part loads at once when the visitor ${action}`, async () => {
    const { runIdle } = mockViewAndIdle();
    const load = vi.fn(() => Promise.resolve(Form));
    render(<a href="#far">A link far above</a>);
    renderPart(load);
    expect(load).not.toHaveBeenCalled();
    act(() => {
      perform();
    });
    expect(await screen.findByText('The form')).toBeVisible();
    await runIdle();
    expect(load).toHaveBeenCalledTimes(1);
  });
}

it('a lazy part reports that it failed to load, and loads on Try again', async () => {
  const load = vi
    .fn<() => Promise<typeof Form>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(Form);
  renderPart(load);
  expect(await screen.findByRole('alert')).toHaveTextContent('Not loaded.');
  await press(setUpUser(), 'Try again');
  expect(await screen.findByText('The form')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  // Without the focus, Tab would start at the top of the page.
  expect(screen.getByText('The form').parentElement).toHaveFocus();
});
