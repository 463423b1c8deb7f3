import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Late } from '../../src/components/Late';
import { withScreen } from '../screen';

const Form = () => <p>The form</p>;

/** Renders the part; what holds its place is in `place`. */
function renderPart(load: () => Promise<typeof Form>) {
  render(
    <Late load={load} failure="Not loaded.">
      <p>Its place</p>
    </Late>,
  );
  return screen.getByText('Its place').parentElement ?? document.body;
}

describe('a part of a page that is loaded later', () => {
  it('keeps its place, and is loaded when it comes near the screen', async () => {
    const { see, rest } = withScreen();
    const load = vi.fn(() => Promise.resolve(Form));
    const place = renderPart(load);
    expect(load).not.toHaveBeenCalled();
    see(place, false);
    expect(load).not.toHaveBeenCalled();
    see(place);
    expect(await screen.findByText('The form')).toBeVisible();
    expect(screen.queryByText('Its place')).toBeNull();
    rest();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the page has nothing else to do', ({ rest }: ReturnType<typeof withScreen>) => rest()],
    ['the focus moves for the first time', () => screen.getByRole('link').focus()],
  ])('is loaded when %s, however far it is', async (_, happens) => {
    const browser = withScreen();
    const load = vi.fn(() => Promise.resolve(Form));
    render(<a href="#far">A link far above</a>);
    renderPart(load);
    expect(load).not.toHaveBeenCalled();
    act(() => {
      happens(browser);
    });
    expect(await screen.findByText('The form')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is loaded at once by a browser that cannot tell what is near', async () => {
    renderPart(() => Promise.resolve(Form));
    expect(await screen.findByText('The form')).toBeVisible();
  });

  it('tells when it cannot be loaded, and tries again when asked', async () => {
    const load = vi
      .fn<() => Promise<typeof Form>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(Form);
    renderPart(load);
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

  it('does nothing any more when the page was left meanwhile', async () => {
    let arrive: (component: typeof Form) => void = () => undefined;
    const load = () => new Promise<typeof Form>((resolve) => (arrive = resolve));
    renderPart(load);
    cleanup();
    await act(async () => {
      arrive(Form);
      await Promise.resolve();
    });
    expect(screen.queryByText('The form')).toBeNull();
  });
});
