import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Session } from './session';

const program = ['firefox-esr', 'firefox'].find(
  (name) => spawnSync(name, ['--version']).status === 0,
);

export const installed = program !== undefined;

const preferences = {
  'marionette.port': 0,
  // The demo has one, the site has none. It can keep a navigation waiting for a minute.
  'dom.serviceWorkers.enabled': false,
  // No first-run requests.
  'messaging-system.rsexperimentloader.enabled': false,
  'app.normandy.enabled': false,
  'browser.newtabpage.enabled': false,
};

/**
 * Starts Firefox without a window. Marionette is its own protocol for WebDriver: Debian has no geckodriver to
 * translate. Marionette also gives access to the console.
 */
export async function startFirefox(): Promise<Session> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const browser = spawn(
    program ?? '',
    ['--headless', '--marionette', '--remote-allow-system-access', '--profile', profile],
    { stdio: 'ignore' },
  );
  const stop = () => browser.kill();
  process.once('exit', stop);
  const portFile = join(profile, 'MarionetteActivePort');
  await expect.poll(() => existsSync(portFile) && readFileSync(portFile, 'utf8')).toBeTruthy();
  const { request, close } = openMarionette(Number(readFileSync(portFile, 'utf8')));
  await request('WebDriver:NewSession');

  const send: Session['send'] = (command, parameters) =>
    request(`WebDriver:${command}`, parameters);
  return {
    send,
    noise: async () => {
      await request('Marionette:SetContext', { value: 'chrome' });
      const lines = (await send('ExecuteScript', { script: readConsole, args: [] })) as string[];
      await request('Marionette:SetContext', { value: 'content' });
      return lines;
    },
    end: async () => {
      const ended = new Promise((resolve) => browser.once('exit', resolve));
      close();
      process.off('exit', stop);
      stop();
      await ended;
      rmSync(profile, { recursive: true });
    },
  };
}

/** Runs in the browser: takes the console lines of pages, with errors and policy violations. */
const readConsole = `
const storage = Cc['@mozilla.org/consoleAPI-storage;1'].getService(Ci.nsIConsoleAPIStorage);
const found = [
  ...storage.getEvents().map(({ filename, arguments: words }) => [filename, words.join(' ')]),
  ...Services.console.getMessageArray().map((message) => [message.sourceName, String(message)]),
];
storage.clearEvents();
Services.console.reset();
return found.filter(([source]) => /^https?:/.test(source)).map(([, text]) => text);
`;

/** Messages are JSON after their length: [0, id, command, parameters] and [1, id, error, result]. */
function openMarionette(port: number) {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, (error: object | null, result: object) => void>();
  let received = Buffer.alloc(0);
  let last = 0;
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const start = received.indexOf(':') + 1;
      const end = start + Number(received.subarray(0, start - 1));
      if (start === 0 || received.length < end) return;
      const message: unknown = JSON.parse(received.toString('utf8', start, end));
      received = received.subarray(end);
      // The first message is a greeting.
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message as [number, number, object | null, object];
      waiting.get(id)?.(error, result);
      waiting.delete(id);
    }
  });
  return {
    request: (command: string, parameters: object = {}) =>
      new Promise<unknown>((resolve, reject) => {
        const id = (last += 1);
        waiting.set(id, (error, result) => {
          if (error) reject(new Error(`${command}: ${JSON.stringify(error)}`));
          else resolve('value' in result ? result.value : result);
        });
        const text = JSON.stringify([0, id, command, parameters]);
        socket.write(`${Buffer.byteLength(text)}:${text}`);
      }),
    close: () => socket.destroy(),
  };
}
