import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: readonly { node: Node | null }[];
}

/** What moves if the site's font replaces its fallback late: Chromium counts the heights of their letters, too. */
const fontLimit = 0.01;

/**
 * Adds up the layout shift. The fallback of the site's font is a local font, resized. On a machine without it, text may
 * wrap when the site's font loads; shifts at that moment are not counted.
 * @returns a function that checks the sum. If it fails, it names what moved.
 */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const fontsLoadedAt: number[] = [];
    document.fonts.addEventListener('loadingdone', ({ timeStamp }) =>
      fontsLoadedAt.push(timeStamp),
    );
    const shifts: LayoutShift[] = [];
    new PerformanceObserver((list) => {
      shifts.push(...(list.getEntries() as LayoutShift[]));
    }).observe({ type: 'layout-shift', buffered: true });
    const layoutShift = async () => {
      const hasFallback = await document.fonts.load('1em "Host Grotesk fallback"').then(
        ([font]) => font?.status === 'loaded',
        () => false,
      );
      const isByFont = ({ startTime }: LayoutShift) =>
        !hasFallback && fontsLoadedAt.some((at) => Math.abs(startTime - at) < 100);
      const counted = shifts.filter((shift) => !isByFont(shift));
      const moved = counted.flatMap(({ sources }) => sources.map(({ node }) => node?.textContent));
      return { sum: counted.reduce((sum, { value }) => sum + value, 0), moved };
    };
    Object.assign(window, { layoutShift });
  });
  return async (where: string, limit = fontLimit) => {
    const { sum, moved } = await page.evaluate<{ sum: number; moved: string[] }>('layoutShift()');
    expect.soft(sum, `${where}: ${moved.join(' | ')}`).toBeLessThan(limit);
  };
}
