import Beasties from 'beasties';
import { staleClass } from '../../pages/home/eventTime.ts';

const beasties = new Beasties({
  logLevel: 'warn',
  allowRules: [
    // Beasties does not match a pseudo-class without an element in front, as in `:checked + span`.
    /^:(?![:-])|^(?!\.was-validated).*\s:(?!:|-|not)/,
    /\[open\]/,
    // Set by an inline script.
    new RegExp(`\\.${staleClass}\\b`),
  ],
});

const fontFaces = /@font-face\s*\{[^}]*\}/g;

/** Rules for file and date inputs, which no static page has. */
const unusedControls = /[^{};]*::(?:file-selector-button|-webkit-date)[^{}]*\{[^{}]*\}/g;

/** The rules that match the document, also when hovered, focused, printed or in forced colours. */
export async function matchingStyles(css: string, html: string): Promise<string> {
  const document = await beasties.process(
    html.replace('</head>', () => `<style>${css}</style></head>`),
  );
  const matching = /<style>([\s\S]*?)<\/style>/.exec(document)?.[1] ?? '';
  // Beasties drops a font whose family is named through a variable.
  const faces = css.match(fontFaces) ?? [];
  return withoutUnusedProperties(
    faces.join('') + matching.replace(fontFaces, '').replace(unusedControls, ''),
  );
}

/** Removes custom properties that no rule reads. */
function withoutUnusedProperties(css: string): string {
  const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  return css.replace(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declaration, name: string) =>
    used.has(name) ? declaration : '',
  );
}
