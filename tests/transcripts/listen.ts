import { virtual } from '@guidepup/virtual-screen-reader';
import { onTestFinished } from 'vitest';
import { settled } from '../support/mockedApi.ts';
import { alerts } from '../support/steps.ts';

/* Turns the speech of a virtual screen reader into lines that people can read. The rules leave out repetitions. */

/** Left out: structure, ends of elements, options that their field has named, messages that are empty or not announced. */
const unspoken = /^(end(,| of) .*|option, .*|paragraph|group|polite: |off: .*)$/;
/** States that people expect. */
const usual = /, (not invalid|has popup listbox)/g;
const listItem = /^listitem, level \d, position (\d+), set size (\d+)/;
/** Elements after a blank line. */
const landmark = /^(banner|navigation|main|region|form|dialog|heading)\b/;
/** Elements whose name is their content, which the library speaks again. */
const named = /^(link|image|button|heading|checkbox|term), /;
const field = /^(textbox|combobox|checkbox), /;

/** A label, which the library speaks again with its field. */
const isLabel = (phrase: string, next = '') =>
  (next === phrase && !named.test(phrase)) || (field.test(next) && next.split(', ')[1] === phrase);

/** For example, "link, Home", "Home" and "end of link, Home" become the line "link, Home". */
function toLines([phrase, ...rest]: readonly string[]): string[] {
  if (phrase === undefined) return [];
  if (unspoken.test(phrase) || isLabel(phrase, rest[0])) return toLines(rest);
  const end = named.test(phrase) ? rest.indexOf(`end of ${phrase}`) : -1;
  const following = rest.filter((next, index) => index > end || !phrase.includes(next));
  const line = phrase.replace(usual, '').replace(listItem, '• $1 of $2');
  return [...(landmark.test(phrase) ? [''] : []), line, ...toLines(following)];
}

/** Keeps only the chosen option: reading all 245 countries takes minutes. */
function skipOptions(): void {
  for (const option of document.querySelectorAll('option:not(:checked)')) option.remove();
}

/** The words with which browsers announce an inserted alert. The library announces only some of them. */
const announcement = (alert: Element) =>
  `${alert.getAttribute('aria-live') ?? 'assertive'}: ${alert.textContent}`;

/**
 * Starts the screen reader.
 * @param place the part of the page to read, for example one section.
 */
export async function listen(place: Node = document.body) {
  const lines: string[] = [];
  /** Records the speech since the last call, and all alerts that are not in `earlier`. */
  const hear = async (earlier = alerts()) => {
    await settled();
    const phrases = await virtual.spokenPhraseLog();
    const unheard = alerts(earlier)
      .map(announcement)
      .filter((words) => !phrases.includes(words));
    lines.push(...toLines([...phrases, ...unheard]));
    await virtual.clearSpokenPhraseLog();
  };
  skipOptions();
  await virtual.start({ container: place });
  onTestFinished(() => virtual.stop());
  const root = await virtual.lastSpokenPhrase();
  return {
    /** Reads to the end of the place. */
    read: async () => {
      for (let step = 0; step < 1000; step += 1) {
        await virtual.next();
        if ((await virtual.lastSpokenPhrase()) === `end of ${root}`) break;
      }
      await hear();
    },
    /** Does something and records the announcements. */
    act: async (what: string, action: () => unknown) => {
      await virtual.clearSpokenPhraseLog();
      const earlier = alerts();
      lines.push('', `> ${what}`);
      await action();
      skipOptions();
      await hear(earlier);
    },
    text: () => `${lines.join('\n').trim()}\n`,
  };
}
