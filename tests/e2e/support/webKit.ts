import { spawn, spawnSync } from 'node:child_process';
import { expect } from '@playwright/test';
import { commandLimitMs, webKitPort } from '../playwright.config.ts';
import type { Driver } from './otherEngines.ts';

/** WebKitGTK's driver, and a screen, which its browser needs. */
export const webKitInstalled = ['WebKitWebDriver', 'xvfb-run'].every(
  (name) => spawnSync(name, ['--help']).status === 0,
);

/** Runs in the page: records the console and errors, which WebKit's driver does not report. */
function recordMessages(): void {
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

/** Starts WebKit in GTK's small browser. */
export async function startWebKit(): Promise<Driver> {
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
  const evaluate = (expression: string) =>
    send('execute/sync', { args: [], script: `return ${expression}` });

  const messages: string[] = [];
  const collect = async () => {
    messages.push(...((await evaluate('window.messages?.splice(0) ?? []')) as string[]));
    return messages;
  };
  return {
    goto: async (page) => {
      await collect();
      await send('url', { url: page });
      await evaluate(`(${String(recordMessages)})()`);
    },
    setViewportSize: (size) => send('window/rect', size),
    evaluate,
    find: async (expression) => {
      // W3C WebDriver refers to an element by an id under a fixed key.
      const reference = (await evaluate(expression)) as Record<string, string> | null;
      const at = `element/${Object.values(reference ?? {})[0]}`;
      const click = () => send(`${at}/click`);
      const type = (text: string) => send(`${at}/value`, { text });
      const fill = (text: string) => send(`${at}/clear`).then(() => type(text));
      return reference && { click, fill, choose: click, setInputFiles: type };
    },
    screenshot: async () => String(await command(`${url}/session/${sessionId}/screenshot`)),
    messages: collect,
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
