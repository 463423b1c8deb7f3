import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BusyStatus } from '../../src/components/BusyStatus';

/** Lets time go by, in milliseconds. */
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it('what takes longer than 400 ms is told, and what comes of it speaks for itself', () => {
  vi.useFakeTimers();
  const { container, rerender } = render(<BusyStatus busy />);
  // There before its text is: what appears with its text is not announced.
  expect(container.firstElementChild).toHaveAttribute('aria-live', 'polite');
  pass(399);
  expect(container).toHaveTextContent('');
  pass(1);
  expect(container).toHaveTextContent('Please wait…');
  rerender(<BusyStatus busy={false} />);
  expect(container).toHaveTextContent('');
});

it('what ends before is not worth a word', () => {
  vi.useFakeTimers();
  const { container, rerender } = render(<BusyStatus busy />);
  pass(399);
  rerender(<BusyStatus busy={false} />);
  pass(1000);
  expect(container).toHaveTextContent('');
});
