import type { Reporter, TestCase } from '@playwright/test/reporter';

/** Prints at the end why tests were skipped, because Playwright's reporters for the terminal do not. */
export default class SkipReporter implements Reporter {
  private readonly reasons = new Set<string>();

  onTestEnd({ annotations }: TestCase) {
    for (const { type, description } of annotations) {
      if (type === 'skip' && description) this.reasons.add(description);
    }
  }

  onEnd() {
    for (const reason of this.reasons) console.warn(`Not tested: ${reason}`);
  }
}
