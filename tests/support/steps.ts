import { type screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { accessibleName } from './dom.ts';
import { requireNonNull } from './requireNonNull.ts';

/* Steps find controls by their words: a search by role would visit 245 countries in each form. */

/** Acts without pauses. Skips the slow check for `pointer-events: none`, because the tests load no style sheets. */
export const setUpUser = () =>
  userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

/** A step of a test. If it fails, the error shows the line of the test, which the error of a wait lacks. */
function step<Args extends unknown[], Result>(run: (...args: Args) => Promise<Result>) {
  return vi.defineHelper(async (...args: Args) => {
    try {
      return await run(...args);
    } catch (error) {
      Error.captureStackTrace(error as Error);
      throw error;
    }
  });
}

/** A text with its white space collapsed, as a browser shows it. */
const collapsed = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The nearest element around this one that matches a selector. */
export const closest = <Tag extends keyof HTMLElementTagNameMap>(
  element: Element,
  selector: Tag,
): HTMLElementTagNameMap[Tag] =>
  requireNonNull(element.closest(selector), `A ${selector} around it`);

/** jsdom clicks hidden elements, too. */
const isShown = (element: Element) => element.closest('[hidden], [inert]') === null;

/** The visible elements with this name. */
const named = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, name: string) =>
  [...document.querySelectorAll(tag)].filter(
    (element) => isShown(element) && accessibleName(element) === name,
  );

/** Waits for the one such element. */
const one = step(async (tag: 'a' | 'button' | 'label', name: string) => {
  await waitFor(() => expect(named(tag, name), `one ${tag} "${name}"`).toHaveLength(1));
  return requireNonNull(named(tag, name)[0], `The ${tag} "${name}"`);
});

export const buttons = (name: string) => named('button', name);

/** Waits for the one button with this name. */
export const button = step((name: string) => one('button', name));

/** Presses the one button with this name. */
export const press = step(async (user: UserEvent, name: string) => {
  await user.click(await button(name));
});

/** Follows the one link with this name. */
export const follow = step(async (user: UserEvent, name: string) => {
  await user.click(await one('a', name));
});

/** Waits for the one field with exactly this label. */
export const field = step(async (label: string) => {
  const { control } = (await one('label', label)) as HTMLLabelElement;
  return requireNonNull(control, `The field of the label "${label}"`);
});

/** Fills in each field, by its label: pastes the text, chooses the option, or sets the checkbox ('' clears it). */
export const fillIn = step(async (user: UserEvent, texts: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(texts)) {
    const control = await field(label);
    if (control.matches('select')) await user.selectOptions(control, text);
    else if (control.matches('[type="checkbox"]')) {
      if (control.matches(':checked') !== (text !== '')) await user.click(control);
    } else {
      await user.clear(control);
      await user.click(control);
      if (text) await user.paste(text);
    }
  }
});

/** Submits the sign-in form. */
export const signIn = step(async (user: UserEvent, email: string, password: string) => {
  await fillIn(user, { Email: email, Password: password });
  await press(user, 'Sign in');
});

/** Checks the URL of each link, by its words. */
export function expectLinks(place: Pick<typeof screen, 'getByRole'>, urls: Record<string, string>) {
  const found = Object.keys(urls).map((name) => {
    const link = place.getByRole('link', { name });
    return [name, link.getAttribute('href')] as const;
  });
  expect(Object.fromEntries(found)).toEqual(urls);
}

/** The alerts of the page, without those in `except`. */
export const alerts = (except: readonly HTMLElement[] = []) =>
  [...document.querySelectorAll<HTMLElement>('[role="alert"]')].filter(
    (alert) => !except.includes(alert),
  );

export const alertWords = (except?: readonly HTMLElement[]) => alerts(except).map(accessibleName);

/** Waits for one alert that is not in `except`; it must contain this text. */
export const expectOneAlert = step(async (text: string, except?: readonly HTMLElement[]) => {
  const words = expect.stringContaining(collapsed(text)) as string;
  await waitFor(() => expect(alertWords(except), 'the alerts').toEqual([words]));
  const alert = requireNonNull(alerts(except)[0], 'The alert');
  expect(within(alert).getByText(collapsed(text))).toBeVisible();
  return alert;
});
