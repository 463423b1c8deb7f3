import { spawn, spawnSync } from 'node:child_process';
import { expect } from '@playwright/test';
import { webKitPort } from '../playwright.config';
import { run, type Session } from './session';

/** WebKitGTK's driver, and a screen, which its browser needs. */
export const installed = ['WebKitWebDriver', 'xvfb-run'].every(
  (name) => spawnSync(name, ['--help']).status === 0,
);

/** Path of each command; `:id` is an element. */
const resources = {
  Back: 'back',
  ElementClear: 'element/:id/clear',
  ElementClick: 'element/:id/click',
  ElementSendKeys: 'element/:id/value',
  ExecuteScript: 'execute/sync',
  Navigate: 'url',
  SetWindowRect: 'window/rect',
};

export type Command = keyof typeof resources | 'TakeScreenshot';

/** Starts WebKit in GTK's small browser. */
export async function startWebKit(): Promise<Session> {
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${webKitPort}`], {
    stdio: 'ignore',
    // A process group, which stops as a whole.
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
  const { sessionId } = (await request('POST', `${url}/session`, { capabilities: {} })) as {
    sessionId: string;
  };
  const session = `${url}/session/${sessionId}`;
  const heard: string[] = [];
  const hear = async () => {
    const take = () => (window as { noise?: string[] }).noise?.splice(0) ?? [];
    heard.push(...(await run({ send }, take)));
  };
  const send: Session['send'] = async (command, parameters = {}) => {
    if (command === 'TakeScreenshot') return request('GET', `${session}/screenshot`);
    if (command === 'Navigate') await hear();
    const resource = resources[command].replace(':id', String(parameters.id));
    const result = await request('POST', `${session}/${resource}`, parameters);
    if (command === 'Navigate') await run({ send }, listen);
    return result;
  };
  return {
    send,
    noise: async () => {
      await hear();
      return heard.splice(0);
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
  const noise: string[] = [];
  Object.assign(window, { noise });
  addEventListener('error', ({ message }) => noise.push(message));
  addEventListener('unhandledrejection', ({ reason }) => noise.push(String(reason)));
  new ReportingObserver(
    (reports) => noise.push(...reports.map((report) => JSON.stringify(report))),
    {
      buffered: true,
    },
  ).observe();
  const note = (...words: unknown[]) => void noise.push(words.join(' '));
  console.error = note;
  console.warn = note;
}

async function request(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    body: body && JSON.stringify(body),
  }).catch((cause: unknown) => {
    throw new Error(`${method} ${url}`, { cause });
  });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(value)}`);
  return value;
}
