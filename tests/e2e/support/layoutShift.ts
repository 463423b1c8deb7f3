import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: readonly { node: Node | null }[];
}

/**
 * Adds up the layout shift. When the site's font replaces its fallback, Chromium counts the different heights of their
 * letters; on a machine without the fallback, text may even wrap.
 * @returns a function that checks the sum. If it fails, it names what moved. Shifts by the font are counted if there is
 * a limit and the machine has the fallback; without a limit, nothing else may move at all.
 */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    let fontLoadedAt: number | undefined;
    // Each frame, because `loadingdone` comes later, when the document has loaded.
    const watchFont: FrameRequestCallback = (time) => {
      const isLoaded = [...document.fonts].some(
        ({ family, status }) => family.includes('Host Grotesk Variable') && status === 'loaded',
      );
      if (!isLoaded) requestFrame(watchFont);
      // Before the first paint, there is nothing to replace.
      else if (paints('paint').length > 0) fontLoadedAt = time;
    };
    // Before a test replaces the clock, and with it these functions.
    const requestFrame = requestAnimationFrame.bind(window);
    const paints = performance.getEntriesByType.bind(performance);
    requestFrame(watchFont);
    const shifts: LayoutShift[] = [];
    new PerformanceObserver((list) => {
      shifts.push(...(list.getEntries() as LayoutShift[]));
    }).observe({ type: 'layout-shift', buffered: true });
    const layoutShift = async (countsFont: boolean) => {
      const hasFallback = await document.fonts.load('1em "Host Grotesk fallback"').then(
        ([font]) => font?.status === 'loaded',
        () => false,
      );
      const isByFont = ({ startTime }: LayoutShift) =>
        fontLoadedAt !== undefined &&
        !(countsFont && hasFallback) &&
        Math.abs(startTime - fontLoadedAt) < 100;
      const counted = shifts.filter((shift) => !isByFont(shift));
      const moved = counted.flatMap(({ sources }) => sources.map(({ node }) => node?.textContent));
      return { sum: counted.reduce((sum, { value }) => sum + value, 0), moved };
    };
    Object.assign(window, { layoutShift });
  });
  return async (where: string, limit?: number) => {
    const { sum, moved } = await page.evaluate<{ sum: number; moved: string[] }>(
      `layoutShift(${limit !== undefined})`,
    );
    expect.soft(sum, `${where}: ${moved.join(' | ')}`).toBeLessThanOrEqual(limit ?? 0);
  };
}
