import { waitFor, within, type screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/* Fields, buttons and messages by their words: a search by role would visit 245 countries in each form. */

/** `waitFor` whose error does not print the page. */
export const soon = (check: () => void) => waitFor(check, { onTimeout: (error) => error });

/** A text with its white space collapsed, as a browser shows it. */
export const collapsed = (text: string) => text.replace(/\s+/g, ' ').trim();

const wordsOf = (element: Element) => collapsed(element.textContent);

/** The fields with exactly this label, with or without the asterisk of a required field. */
const fields = (label: string) =>
  [...document.querySelectorAll('label')]
    .filter((element) => [label, `${label}*`].includes(wordsOf(element)))
    .map(({ control }) => control);

/** The one field with this label. */
export async function field(label: string): Promise<HTMLElement> {
  await soon(() => expect(fields(label), `one label "${label}"`).toHaveLength(1));
  const [control] = fields(label);
  if (!control) throw new Error(`The label "${label}" has no field`);
  return control;
}

/** Pastes a text into the field with this label. */
export async function type(user: UserEvent, label: string, text: string): Promise<void> {
  const element = await field(label);
  await user.clear(element);
  await user.click(element);
  if (text) await user.paste(text);
}

/** Pastes a text into each field, by its label. */
export async function fillIn(user: UserEvent, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await type(user, label, text);
}

/** Chooses an option by its words. */
export async function choose(user: UserEvent, label: string, option: string): Promise<void> {
  await user.selectOptions(await field(label), option);
}

/** All buttons with these words. */
export const buttons = (words: string) =>
  [...document.querySelectorAll('button')].filter((button) => wordsOf(button) === words);

/** The one button with these words. */
export async function button(words: string): Promise<HTMLButtonElement> {
  await soon(() => expect(buttons(words), `one button "${words}"`).toHaveLength(1));
  const [found] = buttons(words);
  if (!found) throw new Error(`There is no button "${words}"`);
  return found;
}

/** The form that a control belongs to. */
export function formOf(element: HTMLElement): HTMLFormElement {
  const form = element.closest('form');
  if (!form) throw new Error('The control is not in a form');
  return form;
}

/** Names and values of all fields of the form that a control belongs to. */
export function typed(element: HTMLElement): string[] {
  const controls = formOf(element).querySelectorAll<HTMLInputElement>('input, select, textarea');
  return [...controls].map(({ name, value, checked }) => `${name}: ${value} ${checked}`);
}

/** Each link, by its words, has this URL. */
export function expectLinks(place: Pick<typeof screen, 'getByRole'>, urls: Record<string, string>) {
  const found = Object.keys(urls).map((name) => {
    const link = place.getByRole('link', { name });
    return [name, link.getAttribute('href')] as const;
  });
  expect(Object.fromEntries(found)).toEqual(urls);
}

/** Alerts of the page. */
export const alerts = () => [...document.querySelectorAll<HTMLElement>('[role="alert"]')];

/** The words of the alerts. */
export const alertWords = (except: readonly HTMLElement[] = []) =>
  alerts()
    .filter((alert) => !except.includes(alert))
    .map(wordsOf);

/** Waits for one alert besides those in `besides`, with this text; it must be a new element, not `after`. */
export async function onlyAlert(
  text: string,
  { besides = [], after }: { besides?: readonly HTMLElement[]; after?: HTMLElement } = {},
): Promise<HTMLElement> {
  await soon(() => {
    const [words, ...others] = alertWords(besides);
    expect(words).toContain(collapsed(text));
    expect(others).toEqual([]);
    expect(alerts(), 'the alert before').not.toContain(after);
  });
  const found = alerts().find((alert) => !besides.includes(alert)) ?? document.body;
  expect(within(found).getByText(collapsed(text))).toBeVisible();
  return found;
}
