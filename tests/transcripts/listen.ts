import { virtual } from '@guidepup/virtual-screen-reader';
import { onTestFinished } from 'vitest';
import { settled } from '../support/mockedApi.ts';

/*
 * Turns the speech of a virtual screen reader into lines that people can read. Left out: ends of elements, labels
 * before their fields, options that are not chosen, and states such as “not invalid”.
 */

/** Phrases that no screen reader speaks: structure, ends of elements, the empty region of toasts. */
const unspoken =
  /^(document|option, .*|paragraph|strong|group|polite: |end(,| of) .*|region, Notifications .*)?$/;
const usual = /, (not invalid|not disabled|has popup listbox|level \d(?=, (current|position)))/g;
/** Elements whose name is their whole content. */
const named = /^(link|image|button|heading|checkbox|term), /;
/** Starts a paragraph of the transcript. */
const landmark = /^(banner|navigation|main|region|form|dialog|heading)\b/;

/** A label is spoken again with its field, which follows it. */
const isLabel = (phrase: string, next = '') =>
  (next === phrase && !named.test(phrase)) ||
  (/^(textbox|combobox|checkbox), /.test(next) && next.split(', ')[1] === phrase);

/** For example, "link, Home", "Home" and "end of link, Home" become the line "link, Home". */
function toLines(phrases: readonly string[]): string[] {
  const lines: string[] = [];
  /** The element around the current phrase, if the phrases up to its end repeat its name. */
  let outer: string | null = null;
  for (const [index, phrase] of phrases.entries()) {
    if (outer === null) {
      if (named.test(phrase) && phrases.includes(`end of ${phrase}`, index)) outer = phrase;
    } else if (phrase === `end of ${outer}`) {
      outer = null;
    } else if (outer.includes(phrase)) {
      continue;
    }
    if (unspoken.test(phrase) || isLabel(phrase, phrases[index + 1])) continue;
    if (landmark.test(phrase)) lines.push('');
    lines.push(
      phrase
        .replace(usual, '')
        .replace(/^listitem(.*), position (\d+), set size (\d+)/, '• $2 of $3$1'),
    );
  }
  return lines;
}

/** Keeps only the chosen option: reading all 245 countries takes minutes. */
function skipOptions(): void {
  for (const option of document.querySelectorAll('option:not(:checked)')) option.remove();
}

/** Collects the texts of inserted alerts: browsers announce them, the library does not. */
function hearAlerts(): string[] {
  const heard: string[] = [];
  const observer = new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    for (const alert of added) {
      if (!(alert instanceof Element) || !alert.matches('[role="alert"]')) continue;
      const live = alert.getAttribute('aria-live') ?? 'assertive';
      if (live !== 'off' && alert.isConnected) heard.push(`${live}: ${alert.textContent}`);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return heard;
}

/**
 * Starts the screen reader.
 * @param place the part of the page to read, for example one section.
 */
export async function listen(place: Node = document.body) {
  const lines: string[] = [];
  const alerts = hearAlerts();
  /** Records the speech since the last call. */
  const hear = async () => {
    await settled();
    const phrases = await virtual.spokenPhraseLog();
    const unheard = alerts.splice(0).filter((alert) => !phrases.includes(alert));
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
      alerts.length = 0;
      lines.push('', `> ${what}`);
      await action();
      skipOptions();
      await hear();
    },
    text: () => `${lines.join('\n').trim()}\n`,
  };
}
