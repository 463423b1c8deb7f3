import { spawn, spawnSync } from 'node:child_process';
import { expect } from '@playwright/test';
import puppeteer, { type ElementHandle, type LaunchOptions } from 'puppeteer-core';
import { findBrowser } from '../findBrowser.js';
import { webKitPort } from '../playwright.config.ts';
import { expectAccessible } from './accessibility.ts';
import { callOf } from './callOf.ts';

/*
 * Chromium, and Firefox and WebKit as the distribution ships them. Playwright knows only its own builds of these two,
 * which it downloads. Puppeteer drives Chromium and Firefox, but not WebKit, which has a driver for W3C WebDriver.
 */

/** A browser window. `Handle` is the driver's handle of an element in the page. */
export interface Engine<Handle> {
  open: (url: string) => Promise<unknown>;
  resize: (width: number, height: number) => Promise<unknown>;
  /** Runs an expression in the page. @returns its value, as JSON can represent it. */
  evaluate: (expression: string) => Promise<unknown>;
  /** @param expression its value is an element or null. */
  find: (expression: string) => Promise<Handle | null>;
  click: (element: Handle) => Promise<unknown>;
  /** Replaces the text of a field. */
  type: (field: Handle, text: string) => Promise<unknown>;
  /** Chooses an option of a list. */
  choose: (option: Handle) => Promise<unknown>;
  /** Chooses a file. */
  attach: (field: Handle, path: string) => Promise<unknown>;
  /** @returns a PNG in base64. */
  screenshot: () => Promise<string>;
  /** Console lines and errors of the pages since the last call. */
  takeMessages: () => Promise<string[]>;
  /** Checks the page, or a part, with axe. */
  expectAccessible?: (part?: string) => Promise<void>;
  end: () => Promise<void>;
}

/** Well below the timeout of a test; a command on a busy machine takes up to four seconds. */
const commandLimitMs = 15_000;

const firefox = ['firefox-esr', 'firefox']
  .map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim())
  .find((path) => path !== '');

export const firefoxInstalled = firefox !== undefined;

/** Starts Chromium without a window. */
export const startChromium = () =>
  startPuppeteer({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--force-prefers-reduced-motion'],
  });

/** Starts Firefox without a window. */
export const startFirefox = () =>
  startPuppeteer({
    browser: 'firefox',
    executablePath: firefox,
    // The demo’s service worker can delay a navigation by a minute; the site has none.
    extraPrefsFirefox: { 'dom.serviceWorkers.enabled': false },
  });

async function startPuppeteer(options: LaunchOptions): Promise<Engine<ElementHandle<HTMLElement>>> {
  const browser = await puppeteer.launch({ protocolTimeout: commandLimitMs, ...options });
  const page = await browser.newPage();
  page.setDefaultTimeout(commandLimitMs);
  const messages: string[] = [];
  page.on('console', (message) => {
    // Only Chromium reports refused calls, and gives hints.
    if (!/status of 40[13]|^\[DOM\]/.test(message.text())) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  // WebDriver BiDi does not report violations of the policy as console lines.
  await page.evaluateOnNewDocument(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(effectiveDirective, blockedURI),
    ),
  );
  return {
    open: (url) => page.goto(url),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (expression) => page.evaluate(expression),
    find: async (expression) =>
      (await page.evaluateHandle(expression)).asElement() as ElementHandle<HTMLElement> | null,
    click: (element) => element.click(),
    type: async (field, text) => {
      await field.evaluate((element) => (element as HTMLInputElement).select());
      await page.keyboard.press('Delete');
      await field.type(text);
    },
    choose: async (option) => {
      const value = await option.evaluate((element) => (element as HTMLOptionElement).value);
      const list = (await option.$('xpath/..')) as ElementHandle<HTMLSelectElement>;
      return list.select(value);
    },
    attach: (field, path) => (field as ElementHandle<HTMLInputElement>).uploadFile(path),
    screenshot: () => page.screenshot({ encoding: 'base64' }),
    takeMessages: () => Promise.resolve(messages.splice(0)),
    // Motion is not reduced in Firefox, so axe would measure colours that fade in.
    expectAccessible: async (part) => {
      if (options.browser !== 'firefox') await expectAccessible(page, part);
    },
    end: () => browser.close(),
  };
}

/** WebKitGTK's driver, and a screen, which its browser needs. */
export const webKitInstalled = ['WebKitWebDriver', 'xvfb-run'].every(
  (name) => spawnSync(name, ['--help']).status === 0,
);

/** W3C WebDriver's reference to an element: an id under a fixed key. */
type ElementReference = Record<string, string>;

/** Starts WebKit in GTK's small browser. */
export async function startWebKit(): Promise<Engine<ElementReference>> {
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
  const { sessionId } = (await command(`${url}/session`, { capabilities: {} })) as {
    sessionId: string;
  };
  const send = (path: string, parameters: object = {}) =>
    command(`${url}/session/${sessionId}/${path}`, parameters);
  const at = (element: ElementReference) => `element/${Object.values(element)[0]}`;
  const evaluate = (expression: string) =>
    send('execute/sync', { args: [], script: `return ${expression}` });

  const messages: string[] = [];
  const collect = async () => {
    messages.push(...((await evaluate(callOf('takeMessages'))) as string[]));
  };
  return {
    open: async (page) => {
      await collect();
      await send('url', { url: page });
      await evaluate(callOf('recordMessages'));
    },
    resize: (width, height) => send('window/rect', { width, height }),
    evaluate,
    find: async (expression) => (await evaluate(expression)) as ElementReference | null,
    click: (element) => send(`${at(element)}/click`),
    type: async (field, text) => {
      await send(`${at(field)}/clear`);
      await send(`${at(field)}/value`, { text });
    },
    choose: (option) => send(`${at(option)}/click`),
    attach: (field, path) => send(`${at(field)}/value`, { text: path }),
    screenshot: async () => String(await command(`${url}/session/${sessionId}/screenshot`)),
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

/** Sends a command of W3C WebDriver: POST with parameters, else GET. @throws {Error} that names the command. */
async function command(url: string, parameters?: object): Promise<unknown> {
  const body = parameters && JSON.stringify(parameters);
  try {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      body,
      // The driver may hang.
      signal: AbortSignal.timeout(commandLimitMs),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(JSON.stringify(value));
    return value;
  } catch (cause) {
    throw new Error(`${url} ${body?.slice(0, 300)}: ${String(cause)}`, { cause });
  }
}
