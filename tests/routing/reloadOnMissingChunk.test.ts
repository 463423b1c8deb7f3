import { readdirSync, readFileSync } from 'node:fs';
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

it('every module that loads pages or their data waits for them with awaitModule', () => {
  const codeOf = (name: string) => readFileSync(`src/${name}`, 'utf8');
  const loading = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      /\.tsx?$/.test(name) && /import\.meta\.glob|\bloader\b[^]*import\(/.test(codeOf(name)),
  );
  expect(loading).toContain('routes.tsx');
  expect(loading.filter((name) => !codeOf(name).includes('awaitModule('))).toEqual([]);
});
