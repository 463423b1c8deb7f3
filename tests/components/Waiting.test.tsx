import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Waiting } from '../../src/components/Waiting';

it('what takes longer than 400 ms is told, and what comes of it speaks for itself', () => {
  vi.useFakeTimers();
  const { container, rerender } = render(<Waiting on />);
  // There before its text is: what appears with its text is not announced.
  expect(container.firstElementChild).toHaveAttribute('aria-live', 'polite');
  act(() => vi.advanceTimersByTime(399));
  expect(container).toHaveTextContent('');
  act(() => vi.advanceTimersByTime(1));
  expect(container).toHaveTextContent('Please wait…');
  rerender(<Waiting on={false} />);
  expect(container).toHaveTextContent('');
});

it('what ends before is not worth a word', () => {
  vi.useFakeTimers();
  const { container, rerender } = render(<Waiting on />);
  act(() => vi.advanceTimersByTime(399));
  rerender(<Waiting on={false} />);
  act(() => vi.advanceTimersByTime(1000));
  expect(container).toHaveTextContent('');
});
