import type { Command } from './webKit';

/**
 * A browser window that takes the commands of W3C WebDriver, which are the same in each engine.
 */
export interface Session {
  send: (command: Command, parameters?: Record<string, unknown>) => Promise<unknown>;
  /** New console lines and errors of the page. */
  noise: () => Promise<string[]>;
  end: () => Promise<void>;
}

/** WebDriver's reference to an element: an id under a fixed key. */
export type ElementReference = Record<string, string>;

/** Runs a function in the page; it must not use variables of the test. */
export async function run<Arguments extends unknown[], Result>(
  session: Pick<Session, 'send'>,
  script: (...values: Arguments) => Result,
  ...values: Arguments
): Promise<Awaited<Result>> {
  const parameters = { script: `return (${String(script)})(...arguments)`, args: values };
  return (await session.send('ExecuteScript', parameters)) as Awaited<Result>;
}
