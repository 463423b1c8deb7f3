import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Picture } from '../../src/pictures/Picture.tsx';
import { expectConsole } from '../support/console.ts';
import { requireNonNull } from '../support/requireNonNull.ts';

const keys = { name: 'details/keys', alt: 'The arena', sizes: '100vw' };
const source = () => screen.getByRole('img').getAttribute('src') ?? '';

it('a picture has two formats, a width and a height, and loads lazily; an eager one has high priority', () => {
  const { container, rerender } = render(<Picture {...keys} />);
  const img = screen.getByRole('img', { name: 'The arena' });
  expect(Number(img.getAttribute('width'))).toBeGreaterThan(0);
  expect(Number(img.getAttribute('height'))).toBeGreaterThan(0);
  expect(img).toHaveAttribute('loading', 'lazy');
  expect(source()).toMatch(/details\/keys.*\.webp/);
  const types = [...container.querySelectorAll('source')].map(({ type }) => type);
  expect(types).toEqual(['image/avif']);

  rerender(<Picture {...keys} eager />);
  expect(img).not.toHaveAttribute('loading');
  expect(img).toHaveAttribute('fetchpriority', 'high');
});

it.each(['news/99-nothing', '__proto__'])(
  'the default picture replaces the unknown picture “%s”, which the console names',
  (name) => {
    expectConsole(
      `src/assets/${name}.webp did not exist when Vite started. Correct the name, or add the file and restart Vite.`,
    );
    const { container } = render(<Picture name={name} alt="Something" sizes="100vw" />);
    expect(container.querySelector('img')).toHaveAttribute('alt', '');
    expect(container.querySelector('img')?.src).toContain('misc/error-404');
  },
);

it('the default picture replaces a picture that fails to load, until the name changes', () => {
  const { container, rerender } = render(<Picture {...keys} />);
  const img = requireNonNull(container.querySelector('img'), 'The picture');
  const shown = () => ({ src: img.getAttribute('src'), alt: img.alt });
  const sourceOf = (name: string) => expect.stringContaining(name) as string;
  const replacement = { src: sourceOf('misc/error-404'), alt: '' };
  // The default picture's own failure changes nothing.
  for (const failed of ['the picture', 'the default picture']) {
    fireEvent.error(img);
    expect(shown(), failed).toEqual(replacement);
  }
  rerender(<Picture name="details/palm" alt="Five robots" sizes="100vw" />);
  expect(shown()).toEqual({ src: sourceOf('details/palm'), alt: 'Five robots' });
});
