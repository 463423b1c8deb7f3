import { writeFileSync } from 'node:fs';
import { _baseTest, type Page, type TestType } from '@playwright/test';
import { accessibleName } from '../../support/dom.ts';
import { expect } from './fixtures.ts';

/*
 * Playwright cannot drive Firefox and WebKit as distributions ship them, and some networks block its own builds. For
 * these browsers, `page` is an imitation of Playwright's page, with the methods that engines.spec.ts and its steps use.
 */

type Role = Parameters<Page['getByRole']>[0];

/** A page or a part of it; `Found` is the type of its elements. */
export interface Place<Found> {
  locator: (selector: string, options?: { hasText?: string }) => Found;
  getByRole: (role: Role, options?: { name?: string; exact?: true; level?: 1 }) => Found;
  getByLabel: (label: RegExp) => Found;
}

/** What Playwright's locators and their imitations have in common. */
export interface EngineLocator extends Place<EngineLocator> {
  toString: () => string;
  click: () => Promise<unknown>;
  check: () => Promise<unknown>;
  fill: (text: string) => Promise<unknown>;
  pressSequentially: (text: string) => Promise<unknown>;
  selectOption: (name: string) => Promise<unknown>;
  setInputFiles: (path: string) => Promise<unknown>;
  isVisible: () => Promise<unknown>;
  allInnerTexts: () => Promise<unknown>;
  evaluate(run: (element: HTMLInputElement) => unknown): Promise<unknown>;
}

/** What Playwright's page and its imitation have in common. */
export interface EnginePage extends Place<EngineLocator> {
  goto: (path: string) => Promise<unknown>;
  setViewportSize: (size: { width: number; height: number }) => Promise<unknown>;
  evaluate<Argument>(run: (argument: Argument) => unknown, argument?: Argument): Promise<unknown>;
}

/** An element in the page of a driver. */
interface Control {
  click: () => Promise<unknown>;
  /** Replaces the text of a field. */
  fill: (text: string) => Promise<unknown>;
  /** Chooses this option of a list. */
  choose: () => Promise<unknown>;
  /** Chooses a file. */
  setInputFiles: (path: string) => Promise<unknown>;
}

/** The commands of a driver, by Playwright's names. */
export interface Driver {
  goto: (url: string) => Promise<unknown>;
  setViewportSize: (size: { width: number; height: number }) => Promise<unknown>;
  /** Runs an expression in the page. @returns its value, as JSON can represent it. */
  evaluate: (expression: string) => Promise<unknown>;
  /** @param expression its value is an element or null. */
  find: (expression: string) => Promise<Control | null>;
  /** @returns a PNG in base64. */
  screenshot: () => Promise<string>;
  /** Console lines and errors of the pages. */
  messages: () => Promise<string[]>;
  end: () => Promise<void>;
}

/** Selectors of roles; of headings, the page's own. */
const roles: Record<string, string> = {
  banner: 'header',
  main: 'main',
  contentinfo: 'footer',
  dialog: '[role=dialog]',
  link: 'a[href]',
  button: 'button',
  textbox: 'input, textarea',
  checkbox: '[type=checkbox]',
  heading: 'h1',
  status: '[role=status]',
  alert: '[role=alert]',
};

/** The pattern of exactly this name. */
const exactly = (name: string) => `^${name.replace(/[()?+.*]/g, '\\$&')}$`;

/** Which elements: a selector, and a pattern of their names. */
type Choice = [selector: string, name: string];

/**
 * Runs in the page, so it uses nothing outside itself: the visible, enabled elements of the last choice within the first
 * element of each choice before; in a dialog, once it has opened.
 */
function findAll(path: Choice[], nameOf: (element: Element) => string): HTMLElement[] {
  const opening = (element: Element) =>
    element.closest('[role=dialog]')?.getAnimations({ subtree: true }).length;
  let found = [document.documentElement];
  for (const [selector, name] of path) {
    found = [...(found[0]?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(
      (element) =>
        new RegExp(name).test(nameOf(element)) &&
        // Options are visible only while one is chosen.
        (element.closest('select') ?? element).checkVisibility({ visibilityProperty: true }) &&
        !element.matches(':disabled') &&
        !opening(element),
    );
  }
  const [first] = found;
  // Centred, because the header would intercept the press.
  if (!first?.closest('header')) first?.scrollIntoView({ block: 'center', behavior: 'instant' });
  // A press would miss a tile that is still moving into its place.
  const tile = first?.closest('[data-aos]');
  return tile && getComputedStyle(tile).opacity !== '1' ? [] : found;
}

/** Imitates Playwright's page and its locators. */
function imitatePage(driver: Driver, baseURL: string): EnginePage {
  const locate = (path: Choice[]): EngineLocator & Pick<Control, 'choose'> => {
    const all = `(${String(findAll)})(${JSON.stringify(path)}, ${String(accessibleName)})`;
    const first = `(${all}[0] ?? null)`;
    const within = (selector: string, name = '') => locate([...path, [selector, name]]);
    /** Waits for the element and acts on it; again if the starting app has replaced it. */
    const act = (action: (control: Control) => Promise<unknown>) =>
      expect(async () => {
        const control = await driver.find(first);
        if (control === null) throw new Error(`There is no ${String(path)}`);
        await action(control);
      }).toPass();
    const click = () => act((control) => control.click());
    const fill = (text: string) => act((control) => control.fill(text));
    return {
      toString: () => String(path),
      locator: (selector, { hasText } = {}) => within(selector, hasText && exactly(hasText)),
      getByRole: (role, { name } = {}) => within(roles[role] ?? role, name && exactly(name)),
      getByLabel: ({ source }) => within('input, select, textarea', source),
      click,
      check: click,
      fill,
      pressSequentially: fill,
      selectOption: (name) => within('option', exactly(name)).choose(),
      choose: () => act((control) => control.choose()),
      setInputFiles: (file) => act((control) => control.setInputFiles(file)),
      isVisible: () => driver.evaluate(`${first} !== null`),
      allInnerTexts: () => driver.evaluate(`${all}.map(({ innerText }) => innerText)`),
      evaluate: (run) => driver.evaluate(`(${String(run)})(${first})`),
    };
  };
  return {
    ...locate([]),
    goto: (path) => driver.goto(new URL(path, baseURL).href),
    setViewportSize: driver.setViewportSize,
    evaluate: (run, argument) => driver.evaluate(`(${String(run)})(${JSON.stringify(argument)})`),
  };
}

export type EngineTest = TestType<{ page: EnginePage }, object>;

/** A test whose page is in another browser than Playwright's; it fails on console lines, too. */
export const testIn = (start: () => Promise<Driver>): EngineTest =>
  _baseTest.extend<{ page: EnginePage; baseURL: string }>({
    // Playwright's configuration sets it.
    baseURL: ['', { option: true }],
    page: async ({ baseURL }, run, testInfo) => {
      const driver = await start();
      await run(imitatePage(driver, baseURL));
      if (testInfo.error) {
        // A hanging driver takes no screenshot either.
        const screen = await driver.screenshot().catch(() => '');
        writeFileSync(testInfo.outputPath('screen.png'), screen, 'base64');
      }
      expect(await driver.messages().finally(driver.end), 'the console').toEqual([]);
    },
  });
