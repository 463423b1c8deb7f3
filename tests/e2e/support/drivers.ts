import { spawn, spawnSync } from 'node:child_process';
import { expect } from '@playwright/test';
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { webKitPort } from '../playwright.config';

/*
 * Firefox and WebKit as the distribution ships them, driven by the commands of W3C WebDriver. Playwright knows only its own
 * builds of them, which it downloads.
 */

/** WebDriver's path of each command; `:id` is an element. */
const resources = {
  Back: 'back',
  ElementClear: 'element/:id/clear',
  ElementClick: 'element/:id/click',
  ElementSendKeys: 'element/:id/value',
  ExecuteScript: 'execute/sync',
  Navigate: 'url',
  SetWindowRect: 'window/rect',
};

type Command = keyof typeof resources | 'TakeScreenshot';

/** A browser window that takes the same commands in each engine. */
export interface Engine {
  send: (command: Command, parameters?: Record<string, unknown>) => Promise<unknown>;
  /** Console lines and errors of the pages since the last call. */
  takeMessages: () => Promise<string[]>;
  end: () => Promise<void>;
}

/** WebDriver's reference to an element: an id under a fixed key. */
export type ElementReference = Record<string, string>;

/** Well below the timeout of a test; a command on a busy machine takes up to four seconds. */
const commandLimitMs = 15_000;

/** Waits for a command of a driver, which may hang. @throws {Error} that names the command. */
async function withLimit<Result>(
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
  engine: Pick<Engine, 'send'>,
  script: (...values: Arguments) => Result,
  ...values: Arguments
): Promise<Awaited<Result>> {
  const parameters = { args: values, script: `return (${String(script)})(...arguments)` };
  return (await engine.send('ExecuteScript', parameters)) as Awaited<Result>;
}

const firefox = ['firefox-esr', 'firefox']
  .map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim())
  .find((path) => path !== '');

export const firefoxInstalled = firefox !== undefined;

type Parameters = Record<string, unknown>;

/** Starts Firefox without a window. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefox,
    protocolTimeout: commandLimitMs,
    // The demo’s service worker can delay a navigation by a minute; the site has none.
    extraPrefsFirefox: { 'dom.serviceWorkers.enabled': false },
  });
  const page = await browser.newPage();
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(String(error)));
  // WebDriver BiDi does not report violations of the policy as console lines.
  await page.evaluateOnNewDocument(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(effectiveDirective, blockedURI),
    ),
  );

  const elements: ElementHandle[] = [];
  const element = ({ id }: Parameters) => {
    const found = elements[Number(id)];
    if (!found) throw new Error(`No element ${String(id)}`);
    return found;
  };
  const commands: Record<Command, (parameters: Parameters) => Promise<unknown>> = {
    // page.goBack() waits for a load event, which a page from the back/forward cache does not fire.
    Back: () => page.evaluate('history.back()'),
    ElementClear: async (parameters) => {
      await element(parameters).evaluate((field) => (field as HTMLInputElement).select());
      await page.keyboard.press('Delete');
    },
    ElementClick: async (parameters) => {
      const chosen = await element(parameters).evaluate(
        (option) => option instanceof HTMLOptionElement && option.value,
      );
      if (chosen === false) return element(parameters).click();
      const list = (await element(parameters).$('xpath/..')) as ElementHandle<HTMLSelectElement>;
      return list.select(chosen);
    },
    ElementSendKeys: async (parameters) => {
      const text = String(parameters.text);
      const field = element(parameters) as ElementHandle<HTMLInputElement>;
      if (await field.evaluate(({ type }) => type === 'file')) await field.uploadFile(text);
      else await field.type(text);
    },
    ExecuteScript: async ({ script, args }) => {
      const call = `(function () { ${String(script)} }).apply(null, ${JSON.stringify(args)})`;
      const result = await page.evaluateHandle(call);
      const found = result.asElement() as ElementHandle | null;
      return found ? { id: String(elements.push(found) - 1) } : result.jsonValue();
    },
    Navigate: ({ url }) => page.goto(String(url)),
    SetWindowRect: ({ width, height }) =>
      page.setViewport({ width: Number(width), height: Number(height) }),
    TakeScreenshot: () => page.screenshot({ encoding: 'base64' }),
  };
  return {
    send: (command, parameters = {}) =>
      withLimit(command, parameters, commands[command](parameters)),
    takeMessages: () => Promise.resolve(messages.splice(0)),
    end: () => browser.close(),
  };
}

/** WebKitGTK's driver, and a screen, which its browser needs. */
export const webKitInstalled = ['WebKitWebDriver', 'xvfb-run'].every(
  (name) => spawnSync(name, ['--help']).status === 0,
);

/** Starts WebKit in GTK's small browser. */
export async function startWebKit(): Promise<Engine> {
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${webKitPort}`], {
    stdio: 'ignore',
    // A process group, so that `stop` ends the browser, too.
    detached: true,
    // Without a graphics card, OpenGL takes a fifth more time.
    env: { ...process.env, GSK_RENDERER: 'cairo' },
  });
  const stop = () => {
    if (driver.pid) process.kill(-driver.pid);
  };
  process.once('exit', stop);
  const url = `http://127.0.0.1:${webKitPort}`;
  await expect(async () => expect((await fetch(`${url}/status`)).ok).toBe(true)).toPass();
  const started = request('POST', `${url}/session`, { capabilities: {} });
  const { sessionId } = (await withLimit('NewSession', {}, started)) as { sessionId: string };
  const session = `${url}/session/${sessionId}`;
  const messages: string[] = [];
  const collect = async () => {
    const take = () => (window as { messages?: string[] }).messages?.splice(0) ?? [];
    messages.push(...(await run({ send }, take)));
  };
  const execute: Engine['send'] = async (command, parameters = {}) => {
    if (command === 'TakeScreenshot') return request('GET', `${session}/screenshot`);
    if (command === 'Navigate') await collect();
    const resource = resources[command].replace(':id', String(parameters.id));
    const result = await request('POST', `${session}/${resource}`, parameters);
    if (command === 'Navigate') await run({ send }, listen);
    return result;
  };
  const send: Engine['send'] = (command, parameters = {}) =>
    withLimit(command, parameters, execute(command, parameters));
  return {
    send,
    takeMessages: async () => {
      await collect();
      return messages.splice(0);
    },
    end: async () => {
      const ended = new Promise((resolve) => driver.once('exit', resolve));
      process.off('exit', stop);
      stop();
      await ended;
    },
  };
}

/** Runs in the page, because the driver does not report the console. */
function listen() {
  const messages: string[] = [];
  Object.assign(window, { messages });
  addEventListener('error', ({ message }) => messages.push(message));
  addEventListener('unhandledrejection', ({ reason }) => messages.push(String(reason)));
  const keep: ReportingObserverCallback = (reports) =>
    void messages.push(...reports.map((report) => JSON.stringify(report)));
  new ReportingObserver(keep, { buffered: true }).observe();
  const note = (...words: unknown[]) => void messages.push(words.join(' '));
  console.error = note;
  console.warn = note;
}

async function request(method: string, url: string, parameters?: object): Promise<unknown> {
  const response = await fetch(url, { method, body: parameters && JSON.stringify(parameters) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(JSON.stringify(value));
  return value;
}
