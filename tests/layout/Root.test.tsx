import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Root } from '../../src/layout/Root.tsx';

it('the page frame announces a long wait for the next page', async () => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<null>((resolve) => (arrive = () => resolve(null)));
  const router = createMemoryRouter([
    {
      Component: Root,
      children: [
        { path: '/', element: <h1>First page</h1> },
        { path: '/slow', loader: () => arrived, element: <h1>Slow page</h1> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  await screen.findByText('First page');
  const left = router.navigate('/slow');
  expect(await screen.findByText('Please wait…')).toHaveAttribute('aria-live', 'polite');
  arrive();
  await left;
  expect(await screen.findByText('Slow page')).toBeVisible();
  expect(screen.queryByText('Please wait…')).toBeNull();
});
