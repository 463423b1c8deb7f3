import Beasties from 'beasties';
import { staleClass } from '../../pages/home/eventTime.ts';

const beasties = new Beasties({
  logLevel: 'warn',
  allowRules: [
    // Beasties does not match a pseudo-class without an element in front, as in `:checked + span`.
    /^:(?![:-])|^(?!\.was-validated).*\s:(?!:|-|not)/,
    // What opens without a script, and what an inline script sets.
    /\[open\]/,
    new RegExp(`\\.${staleClass}\\b`),
  ],
});

const fontFaces = /@font-face\s*\{[^}]*\}/g;

/** Rules for controls that no static page has: pickers of files and dates. */
const unusedControls = /[^{};]*::(?:file-selector-button|-webkit-date)[^{}]*\{[^{}]*\}/g;

/**
 * The rules of a style sheet that match something in the document: hovered, focused, printed or in forced colours,
 * too. Rules for states that only scripts create are left out.
 * @param html the document, without styles of its own.
 */
export async function matchingStyles(css: string, html: string): Promise<string> {
  const document = await beasties.process(
    html.replace('</head>', () => `<style>${css}</style></head>`),
  );
  const matching = /<style>([\s\S]*?)<\/style>/.exec(document)?.[1] ?? '';
  // Kept whole: beasties does not find a family that is named through a variable.
  const faces = css.match(fontFaces) ?? [];
  return withoutUnusedProperties(
    faces.join('') + matching.replace(fontFaces, '').replace(unusedControls, ''),
  );
}

/** Leaves out custom properties that no rule reads. */
function withoutUnusedProperties(css: string): string {
  const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  return css.replace(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declaration, name: string) =>
    used.has(name) ? declaration : '',
  );
}
