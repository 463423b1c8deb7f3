import { test } from 'vitest';
import { Api } from './accounts';
import { Skip, Violation } from './client';
import { startRun } from './run';

const it = test.extend('run', { scope: 'worker' }, startRun);

/**
 * One check, with accounts of its own. It is left out if the server does not respond as an API at all, or if others have
 * reported its cause.
 */
export function check(name: string, body: (api: Api) => Promise<void> | void): void {
  it(name, async ({ run, skip }) => {
    const api = new Api(run);
    let left: string | undefined = run.problem === null ? undefined : 'See host.test.ts.';
    try {
      if (left === undefined) await body(api);
    } catch (error) {
      if (error instanceof Violation) api.violations.push(error);
      else if (error instanceof Skip) left = error.message;
      else throw error;
      if (error instanceof Violation) left = 'Another check reports the cause.';
    }
    await api.remove();
    const unreported = api.violations.filter(({ key, most }) => {
      const count = run.reported.get(key) ?? 0;
      run.reported.set(key, count + 1);
      return count < most;
    });
    const text = unreported.slice(0, 3).map(({ message }) => message);
    if (text.length > 0) throw new Violation(text.join('\n\n'));
    if (left === undefined) return;
    if (run.isMock) throw new Error(left);
    skip(left);
  });
}
