import type { Page } from '@playwright/test';

type LayoutShift = PerformanceEntry & { value: number };

/**
 * Adds up the layout shift. The fallback of the site's font is a local font, resized. On a machine without it, text may
 * wrap when the site's font loads; shifts at that moment are not counted.
 * @returns a function that reads the sum.
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
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
      return shifts.reduce((sum, shift) => sum + (isByFont(shift) ? 0 : shift.value), 0);
    };
    Object.assign(window, { layoutShift });
  });
  return () => page.evaluate<number>('layoutShift()');
}
