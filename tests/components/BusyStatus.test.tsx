import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BusyStatus } from '../../src/components/BusyStatus';

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it('a wait of more than 400 ms is announced until it ends', () => {
  vi.useFakeTimers();
  const { container, rerender } = render(<BusyStatus busy />);
  // Live regions announce later additions only.
  expect(container.firstElementChild).toHaveAttribute('aria-live', 'polite');
  pass(399);
  expect(container).toHaveTextContent('');
  pass(1);
  expect(container).toHaveTextContent('Please wait…');
  rerender(<BusyStatus busy={false} />);
  expect(container).toHaveTextContent('');
  // The timer of a shorter wait must not announce the next one.
  rerender(<BusyStatus busy />);
  pass(399);
  rerender(<BusyStatus busy={false} />);
  rerender(<BusyStatus busy />);
  pass(399);
  expect(container).toHaveTextContent('');
});
