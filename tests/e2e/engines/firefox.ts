import { spawnSync } from 'node:child_process';
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { commandLimitMs, withLimit, type Session } from './session';
import type { Command } from './webKit';

const program = ['firefox-esr', 'firefox']
  .map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim())
  .find((path) => path !== '');

export const installed = program !== undefined;

/** Starts Firefox without a window. */
export async function startFirefox(): Promise<Session> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    protocolTimeout: commandLimitMs,
    // The demo has one, the site has none. It can keep a navigation waiting for a minute.
    extraPrefsFirefox: { 'dom.serviceWorkers.enabled': false },
  });
  const page = await browser.newPage();
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(String(error)));
  // The console of the protocol has no violations of the policy.
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
    // page.goBack() waits for a load, which a kept page does not have.
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

type Parameters = Record<string, unknown>;
