import { expect, it, vi } from 'vitest';
import { loadPart } from '../../../src/pages/news/loadPart';

it('a part that does not come, because the browser loads another document, is no missing article', async () => {
  expect(await loadPart(() => Promise.resolve({ default: 'an article' }))).toBe('an article');
  const settled = vi.fn();
  void loadPart(() => Promise.resolve(undefined)).finally(settled);
  await new Promise((resolve) => setTimeout(resolve));
  expect(settled).not.toHaveBeenCalled();
});
