import { createMemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { reloadOnMissingChunk } from '../../src/routing/reloadOnMissingChunk.ts';

it('the beforeunload listener exists only while a page loads', async () => {
  const changes: string[] = [];
  vi.spyOn(window, 'addEventListener').mockImplementation((type) => void changes.push(`+${type}`));
  vi.spyOn(window, 'removeEventListener').mockImplementation((type) => {
    changes.push(`-${type}`);
  });
  const router = createMemoryRouter([
    { path: '/' },
    { path: '/lazy', lazy: () => Promise.resolve({ Component: () => null }) },
  ]);
  reloadOnMissingChunk(router);
  const loading = router.navigate('/lazy');
  expect(changes.at(-1)).toBe('+beforeunload');
  await loading;
  expect(changes.at(-1)).toBe('-beforeunload');
});
