import type { Command } from './webKit';

/**
 * A browser window that takes the commands of W3C WebDriver, which are the same in each engine.
 */
export interface Session {
  send: (command: Command, parameters?: Record<string, unknown>) => Promise<unknown>;
  /** Console lines and errors of the pages since the last call. */
  takeMessages: () => Promise<string[]>;
  end: () => Promise<void>;
}

/** WebDriver's reference to an element: an id under a fixed key. */
export type ElementReference = Record<string, string>;

/** Well below the timeout of a test; a command on a busy machine takes up to four seconds. */
export const commandLimitMs = 15_000;

/** Waits for a command of a driver, which may hang. @throws {Error} that names the command. */
export async function withLimit<Result>(
  command: string,
  parameters: object,
  result: Promise<Result>,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    const tell = () => reject(new Error(`no response within ${commandLimitMs} ms`));
    timer = setTimeout(tell, commandLimitMs);
  });
  try {
    return await Promise.race([result, limit]);
  } catch (cause) {
    const details = JSON.stringify(parameters).slice(0, 300);
    throw new Error(`${command} ${details}: ${String(cause)}`, { cause });
  } finally {
    clearTimeout(timer);
  }
}

/** Runs a function in the page; it must not use variables of the test. */
export async function run<Arguments extends unknown[], Result>(
  session: Pick<Session, 'send'>,
  script: (...values: Arguments) => Result,
  ...values: Arguments
): Promise<Awaited<Result>> {
  const parameters = { args: values, script: `return (${String(script)})(...arguments)` };
  return (await session.send('ExecuteScript', parameters)) as Awaited<Result>;
}
