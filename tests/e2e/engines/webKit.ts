import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { commandLimitMs, webKitPort } from '../playwright.config.ts';
import { expect, test } from '../support/fixtures.ts';
import type { OtherBrowser } from './engines.ts';

/** WebKitGTK's driver, and a screen, which its browser needs. */
const installed = ['WebKitWebDriver', 'xvfb-run'].every(
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

/** Starts WebKit in GTK's small browser; skips the test if a program is missing. */
export async function startWebKit(): Promise<OtherBrowser> {
  test.skip(!installed, "the site in WebKit; install Debian's webkit2gtk-driver, xvfb, xauth");
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
  const type = async (element: string, text: string) => {
    // W3C WebDriver refers to an element by an id under a fixed key.
    const [id] = Object.values((await evaluate(element)) as Record<string, string>);
    return send(`element/${id}/value`, { text });
  };

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
    evaluate,
    mouse: {
      click: (x, y) => {
        const types = ['pointerMove', 'pointerDown', 'pointerUp'];
        const actions = types.map((type) => ({ type, x, y, button: 0 }));
        return send('actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
      },
    },
    keyboard: { type: (text) => type('document.activeElement', text) },
    chooseFile: (path) => type("document.querySelector('[type=file]')", path),
    setSize: (width, height) => send('window/rect', { width, height }),
    screenshot: async ({ path }) => {
      const screen = await command(`${url}/session/${sessionId}/screenshot`);
      writeFileSync(path, String(screen), 'base64');
    },
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
