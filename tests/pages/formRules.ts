import { fireEvent } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect } from 'vitest';
import type { CallPath } from '../../src/mocks/model';
import { alertWords, button, field, recordCalls, soon } from './formFaults';

/** One field that is wrong in a form that is right otherwise, and the sentence that says so. */
export type Mistake = readonly [label: string, text: string, sentence: string];

/** Words of the empty choice of a country. */
export const noCountry = 'Choose…';

async function put(user: UserEvent, label: string, text: string): Promise<string> {
  const control = await field(label);
  if (control instanceof HTMLSelectElement) {
    const chosen = control.selectedOptions[0]?.text ?? '';
    await user.selectOptions(control, text);
    return chosen;
  }
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) {
    throw new Error(`"${label}" takes no text`);
  }
  const { value } = control;
  await user.clear(control);
  await user.click(control);
  if (text) await user.paste(text);
  return value;
}

/**
 * Makes one mistake after the other in a form that was filled in rightly. Each is told by its sentence
 * alone, which is announced and tied to its field; the field gets the focus; nothing is sent; the sentence
 * goes as soon as the mistake is mended.
 */
export async function expectRefusals(
  user: UserEvent,
  form: { button: string; path: CallPath },
  mistakes: readonly Mistake[],
): Promise<void> {
  const calls = recordCalls(form.path, () => HttpResponse.json({ success: true, token: 'token' }));
  for (const [label, text, sentence] of mistakes) {
    try {
      const right = await put(user, label, text);
      fireEvent.click(await button(form.button));
      await soon(() => expect(alertWords()).toEqual([sentence]));
      const control = await field(label);
      await soon(() => expect(control).toHaveFocus());
      expect(control).toBeInvalid();
      expect(control).toHaveAccessibleDescription(
        expect.stringMatching(new RegExp(`^${sentence}`)) as string,
      );
      expect(await button(form.button)).toBeEnabled();
      await put(user, label, right);
      await soon(() => expect(alertWords()).toEqual([]));
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`With “${text}” as ${label}: ${reason}`, { cause });
    }
  }
  expect(calls).toEqual([]);
}
