import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Late } from '../../src/components/Late';

const Form = () => <p>The form</p>;

/** A browser that watches what is near; the test says when something is. */
function watchNearness(): () => void {
  const observers = new Set<IntersectionObserverCallback>();
  class Observer {
    callback: IntersectionObserverCallback;
    constructor(callback: IntersectionObserverCallback) {
      this.callback = callback;
    }
    observe() {
      observers.add(this.callback);
    }
    disconnect() {
      observers.delete(this.callback);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return () =>
    act(() => {
      const entry = { isIntersecting: true } as IntersectionObserverEntry;
      for (const callback of observers) callback([entry], {} as IntersectionObserver);
    });
}

describe('a part of a page that is loaded later', () => {
  it('keeps its place and asks for nothing before', async () => {
    const comeNear = watchNearness();
    const load = vi.fn(() => Promise.resolve(Form));
    render(
      <Late load={load} failure="Not loaded.">
        <p>Its place</p>
      </Late>,
    );
    expect(screen.getByText('Its place')).toBeVisible();
    expect(load).not.toHaveBeenCalled();
    comeNear();
    expect(await screen.findByText('The form')).toBeVisible();
    expect(screen.queryByText('Its place')).toBeNull();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is loaded at once by a browser that cannot tell what is near', async () => {
    render(
      <Late load={() => Promise.resolve(Form)} failure="Not loaded.">
        <p>Its place</p>
      </Late>,
    );
    expect(await screen.findByText('The form')).toBeVisible();
  });

  it('tells when it cannot be loaded, and tries again when asked', async () => {
    const load = vi
      .fn<() => Promise<typeof Form>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(Form);
    render(
      <Late load={load} failure="Not loaded.">
        <p>Its place</p>
      </Late>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Not loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The form')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    // Tabbing goes on from here, not from the top of the page.
    expect(screen.getByText('The form').parentElement).toHaveFocus();
  });

  it('keeps its place for good where it cannot be loaded and that is enough', async () => {
    const load = vi.fn(() => Promise.reject(new Error('offline')));
    render(
      <Late load={load}>
        <p>Its place</p>
      </Late>,
    );
    await act(async () => {
      await expect(load.mock.results[0]?.value).rejects.toThrow('offline');
    });
    expect(screen.getByText('Its place')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('waits until the page has nothing else to do where it is decoration', async () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
    const load = vi.fn(() => Promise.resolve(Form));
    render(<Late when="idle" load={load} />);
    expect(load).not.toHaveBeenCalled();
    act(() => idle.forEach((callback) => callback()));
    expect(await screen.findByText('The form')).toBeVisible();
  });

  it('does nothing any more when the page was left meanwhile', async () => {
    let arrive: (component: typeof Form) => void = () => undefined;
    const load = () => new Promise<typeof Form>((resolve) => (arrive = resolve));
    const { unmount } = render(
      <Late load={load} failure="Not loaded.">
        <p>Its place</p>
      </Late>,
    );
    unmount();
    await act(async () => {
      arrive(Form);
      await Promise.resolve();
    });
    expect(screen.queryByText('The form')).toBeNull();
  });
});
