import type { Page } from '@playwright/test';
import { accessibleName } from '../../support/dom.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { named, type Place, poll, type Scripted } from '../support/browserSteps.ts';
import { expect } from '../support/fixtures.ts';

/*
 * What a test asks of a page is a function that runs there. As with Playwright's `page.evaluate`, the browser gets its
 * source text, so the function uses nothing from outside, neither variables nor imports. It gets values as arguments:
 *
 *   tab.evaluate((title) => document.title === title, expected);   // right
 *   tab.evaluate(() => document.title === expected);               // fails: expected is not defined
 */

/** The commands of a browser for a tab. Playwright's and Puppeteer's pages have most of them, by these names. */
export interface Driver {
  goto: (url: string) => Promise<unknown>;
  /** Runs an expression in the page. @returns its value, as JSON can represent it. */
  evaluate: (expression: string) => Promise<unknown>;
  mouse: { click: (x: number, y: number) => Promise<unknown> };
  keyboard: { type: (text: string) => Promise<unknown> };
  /** Chooses a file in the only field for it. */
  chooseFile: (path: string) => Promise<unknown>;
  setSize: (width: number, height: number) => Promise<unknown>;
}

/** Runs in the page: the visible, enabled elements with this selector and name; in a dialog, once it has opened. */
const findAll = (nameOf: (element: Element) => string, selector: string, name?: RegExp) =>
  [...document.querySelectorAll<HTMLInputElement>(selector)].filter(
    (element) =>
      (!name || name.test(nameOf(element))) &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches(':disabled') &&
      !element.closest('[role=dialog]')?.getAnimations({ subtree: true }).length,
  );

/** Runs in the page: the only one of these elements. */
function only([element, ...others]: HTMLElement[]): HTMLElement {
  if (!element || others.length > 0) throw new Error(element ? 'not the only one' : 'missing');
  return element;
}

/** Runs in the page: scrolls to an element that is to be clicked. @returns its centre, or why it must wait. */
async function pointAt(element: HTMLElement): Promise<readonly [x: number, y: number] | string> {
  // Centred, because the header would intercept the click.
  if (!element.closest('header')) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const centre = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [Math.round(x + width / 2), Math.round(y + height / 2)] as const;
  };
  const point = centre();
  await new Promise((resolve) => setTimeout(resolve, 50));
  const tile = element.closest('[data-aos]');
  if (String(centre()) !== String(point) || (tile && getComputedStyle(tile).opacity !== '1'))
    return 'still moving';
  return element.contains(document.elementFromPoint(...point)) ? point : 'covered';
}

/** Runs in the page: the next text that is typed replaces the text of this field. */
function focusOn(field: HTMLInputElement): void {
  field.focus();
  if (field.localName !== 'select') field.select();
}

/** The expression that calls a function in the page, with expressions as arguments. */
const call = (run: (...values: never[]) => unknown, ...expressions: unknown[]) =>
  `(${run.toString()})(${expressions.join()})`;
const all = (selector: string, name?: RegExp) =>
  call(findAll, accessibleName, JSON.stringify(selector), name);
const one = (selector: string, name: RegExp) => call(only, all(selector, name));

/**
 * A tab in a browser of any engine, with a mouse and a keyboard. Takes the steps of browserSteps.ts as a page does. For
 * everything else, its methods find elements by a CSS selector and a name, which is their label or text.
 */
export class Tab implements Scripted {
  /** @param page Playwright's page, in Chromium. */
  constructor(
    readonly driver: Driver,
    private readonly baseURL?: string,
    private readonly page?: Page,
  ) {}

  goto = (path: string) => this.driver.goto(new URL(path, this.baseURL).href);
  evaluate = <Argument>(run: (argument: Argument) => unknown, argument?: Argument) =>
    this.driver.evaluate(call(run, JSON.stringify(argument)));

  /** Moves through the history by a timer, because the script must return before the browser leaves the page. */
  go = (delta: number) => this.evaluate((by) => void setTimeout(() => history.go(by)), delta);

  /** Waits for the only such element, and clicks it. */
  click = (selector: string, name: string) =>
    expect(async () => {
      const point = await this.driver.evaluate(call(pointAt, one(selector, named(name))));
      if (typeof point === 'string') throw new Error(point);
      await this.driver.mouse.click(...(point as [number, number]));
    }, `"${name}" in ${selector}`).toPass();

  /** Types a text into a field. In a list, this chooses the option. */
  private async type(selector: string, name: RegExp, text: string) {
    const field = one(selector, name);
    await expect(
      async () => {
        await this.driver.evaluate(call(focusOn, field));
        await this.driver.keyboard.type(text);
        // A starting page may have taken the focus away.
        expect(await this.driver.evaluate(`${field} === document.activeElement`)).toBe(true);
      },
      `${String(name)} in ${selector}`,
    ).toPass();
  }

  /** A part of the page, for the steps of browserSteps.ts. */
  locator = (part: string): Place => ({
    getByRole: (role, { name }) => ({
      click: () => this.click(`${part} ${role === 'link' ? 'a[href]' : role}`, name),
    }),
    getByLabel: (label) => ({
      fill: (text) => this.type(`${part} :is(input, select, textarea)`, label, text),
    }),
  });

  /** For a check of the values that `read` returns for these elements, without hidden and disabled ones. */
  expectEach = (read: (element: HTMLInputElement) => unknown, selector: string, name?: string) =>
    poll(
      () =>
        this.driver.evaluate(
          `${all(selector, name ? named(name) : undefined)}.map(${String(read)})`,
        ),
      `${selector} ${name ?? ''}`,
    );

  expectText = (selector: string, text: string) =>
    this.expectEach(({ innerText }) => innerText, selector).toEqual(
      expect.arrayContaining([expect.stringContaining(text)]),
    );
  expectVisible = (selector: string, name: string) =>
    this.expectEach(() => 'visible', selector, name).toEqual(['visible']);
  expectHidden = (selector: string, name?: string) =>
    this.expectEach(() => 'visible', selector, name).toEqual([]);
  expectFocus = (selector: string, name?: string) =>
    this.expectEach((found) => found === document.activeElement, selector, name).toEqual([true]);

  /** Checks in Chromium only. In the other engines, motion is not reduced, and axe would measure colours that fade in. */
  async checkWithAxe(part?: string) {
    if (this.page) await expectAccessible(this.page, part);
  }
}
