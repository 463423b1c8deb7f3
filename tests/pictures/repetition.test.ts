import { expect, it } from 'vitest';
import { filesOfRoutes } from '../../src/buildtime/static/filesOfRoutes';
import { render } from '../../src/buildtime/static/render';

/** Sources of the profile's pages, which are not prerendered. */
const profileSources = import.meta.glob<string>('../../src/pages/profile/*Page.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('no picture is on more than three pages outside the news', async () => {
  const paths = (await filesOfRoutes()).pages.map(({ path }) => path);
  const others = [...paths, '/reset-password/token'].filter((path) => !path.startsWith('/news'));
  const pages = await Promise.all(
    others.map(async (path) => {
      const { html } = await render(path);
      return [...html.matchAll(/<img src="[^"]*\/(\w+\/[\w-]+)-\w+-\d+\.webp"/g)];
    }),
  );
  const profile = Object.values(profileSources).map((source) => [
    ...source.matchAll(/(?:picture|name)="(\w+\/[\w-]+)"/g),
  ]);
  const shown = [...pages, ...profile].flatMap((found) => [
    ...new Set(found.map(([, name]) => name)),
  ]);
  const count = (name: string | undefined) => shown.filter((other) => other === name).length;
  expect(shown.length).toBeGreaterThan(30);
  expect(shown.filter((name) => count(name) > 3)).toEqual([]);
});
