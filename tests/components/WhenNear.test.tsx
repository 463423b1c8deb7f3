import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { WhenNear } from '../../src/components/WhenNear';

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

describe('a part of a page that is loaded when it comes near', () => {
  it('keeps its place and asks for nothing before', async () => {
    const comeNear = watchNearness();
    const load = vi.fn(() => Promise.resolve(Form));
    render(
      <WhenNear load={load} failure="Not loaded.">
        <p>Its place</p>
      </WhenNear>,
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
      <WhenNear load={() => Promise.resolve(Form)} failure="Not loaded.">
        <p>Its place</p>
      </WhenNear>,
    );
    expect(await screen.findByText('The form')).toBeVisible();
  });

  it('tells when it cannot be loaded, and tries again when asked', async () => {
    const load = vi
      .fn<() => Promise<typeof Form>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(Form);
    render(
      <WhenNear load={load} failure="Not loaded.">
        <p>Its place</p>
      </WhenNear>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Not loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The form')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    // Tabbing goes on from here, not from the top of the page.
    expect(screen.getByText('The form').parentElement).toHaveFocus();
  });

  it('does nothing any more when the page was left meanwhile', async () => {
    let arrive: (component: typeof Form) => void = () => undefined;
    const load = () => new Promise<typeof Form>((resolve) => (arrive = resolve));
    const { unmount } = render(
      <WhenNear load={load} failure="Not loaded.">
        <p>Its place</p>
      </WhenNear>,
    );
    unmount();
    await act(async () => {
      arrive(Form);
      await Promise.resolve();
    });
    expect(screen.queryByText('The form')).toBeNull();
  });
});
