import { test } from 'vitest';
import { Api } from './accounts';
import { Violation } from './client';
import { startRun } from './run';

const it = test.extend('run', { scope: 'worker' }, startRun);

/**
 * One check, with accounts of its own. It is left out if the server does not respond as an API at all, or if others have
 * reported its cause three times.
 */
export function check(name: string, body: (api: Api) => Promise<void> | void): void {
  it(name, async ({ run, skip }) => {
    const api = new Api(run);
    if (run.problem === null) await api.attempt(() => body(api));
    else api.leftOut = 'See host.test.ts.';
    const unreported = api.violations.filter(({ key }) => {
      const count = run.reported.get(key) ?? 0;
      run.reported.set(key, count + 1);
      return count < 3;
    });
    const text = unreported.slice(0, 3).map(({ message }) => message);
    if (unreported.length > 3) text.push(`and ${unreported.length - 3} more`);
    if (text.length > 0) throw new Violation(text.join('\n\n'));
    const left = api.violations.length > 0 ? 'Another check reports the cause.' : api.leftOut;
    if (left === undefined) return;
    if (run.isMock) throw new Error(left);
    skip(left);
  });
}
