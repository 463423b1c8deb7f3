import { spawn, spawnSync } from 'node:child_process';
import { expect } from '@playwright/test';
import { webKitPort } from '../playwright.config';
import { run, withLimit, type Session } from './session';

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
  const started = request('POST', `${url}/session`, { capabilities: {} });
  const { sessionId } = (await withLimit('NewSession', {}, started)) as { sessionId: string };
  const session = `${url}/session/${sessionId}`;
  const messages: string[] = [];
  const collect = async () => {
    const take = () => (window as { messages?: string[] }).messages?.splice(0) ?? [];
    messages.push(...(await run({ send }, take)));
  };
  const execute: Session['send'] = async (command, parameters = {}) => {
    if (command === 'TakeScreenshot') return request('GET', `${session}/screenshot`);
    if (command === 'Navigate') await collect();
    const resource = resources[command].replace(':id', String(parameters.id));
    const result = await request('POST', `${session}/${resource}`, parameters);
    if (command === 'Navigate') await run({ send }, listen);
    return result;
  };
  const send: Session['send'] = (command, parameters = {}) =>
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
  new ReportingObserver(
    (reports) => messages.push(...reports.map((report) => JSON.stringify(report))),
    {
      buffered: true,
    },
  ).observe();
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
