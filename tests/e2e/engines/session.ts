/**
 * A window of a browser, driven with the commands of the W3C's WebDriver. They have the same names and
 * parameters in each engine; how they are sent differs.
 */
export interface Session {
  send: (command: Command, parameters?: Record<string, unknown>) => Promise<unknown>;
  /** What went wrong in the page without anybody asking, and was not reported before. */
  noise: () => Promise<string[]>;
  end: () => Promise<void>;
}

/** The commands that a journey needs. */
export type Command =
  | 'Back'
  | 'ElementClear'
  | 'ElementClick'
  | 'ElementSendKeys'
  | 'ExecuteScript'
  | 'Navigate'
  | 'PerformActions'
  | 'SetWindowRect'
  | 'TakeScreenshot';

/** An element of the page, as WebDriver hands it over: an id under a name that is the same everywhere. */
export type ElementReference = Record<string, string>;

/** Runs a function in the page. It sees its arguments and the page, nothing of the test. */
export async function run<Arguments extends unknown[], Result>(
  session: Pick<Session, 'send'>,
  script: (...values: Arguments) => Result,
  ...values: Arguments
): Promise<Awaited<Result>> {
  const parameters = { script: `return (${String(script)})(...arguments)`, args: values };
  return (await session.send('ExecuteScript', parameters)) as Awaited<Result>;
}
