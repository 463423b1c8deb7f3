import { act, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BusyStatus } from '../../src/forms/BusyStatus.tsx';
import { advance, stopClock } from '../support/clock.ts';

const busyFor = (ms: number) => act(() => advance(ms));

it('a wait of more than 400 ms is announced as “Please wait…” until it ends', async () => {
  stopClock();
  const { container, rerender } = render(<BusyStatus busy />);
  // Live regions announce later additions only.
  expect(container.firstElementChild).toHaveAttribute('aria-live', 'polite');
  await busyFor(399);
  expect(container).toHaveTextContent('');
  await busyFor(1);
  expect(container).toHaveTextContent('Please wait…');
  rerender(<BusyStatus busy={false} />);
  expect(container).toHaveTextContent('');
  // The timer of a wait that ended early must not run on into the next wait.
  rerender(<BusyStatus busy />);
  await busyFor(399);
  rerender(<BusyStatus busy={false} />);
  rerender(<BusyStatus busy />);
  await busyFor(399);
  expect(container).toHaveTextContent('');
});
