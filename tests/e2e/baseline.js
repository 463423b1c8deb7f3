import css from '@eslint/css';
import { Linter } from 'eslint';
import packageJson from '../../package.json' with { type: 'json' };

/** `widely` or `newly`. */
const [, available] = /^baseline (\w+) available$/.exec(packageJson.browserslist);

const config = {
  files: ['**/*.css'],
  plugins: { css },
  language: 'css/css',
  languageOptions: { tolerant: true },
  rules: { 'css/use-baseline': ['error', { available }] },
};

/** CSS spelling of the names in messages. */
const spellings = {
  Property: (name) => `${name}:`,
  Value: (name, property) => `${property}:${name}`,
  Selector: (name) => `:${name}`,
  Function: (name) => `${name}(`,
  'Media condition': (name) => `(${name}`,
  'At-rule': (name) => name,
};

/**
 * Features of a minified style sheet that the browsers in package.json may lack, and that no `@supports` guards.
 * @param {string} styles
 * @returns {string[]} for example `text-wrap:`, `break-after:avoid`, `:popover-open`, `@scope`.
 */
export function featuresBeyondBaseline(styles) {
  return new Linter().verify(styles, [config], { filename: 'site.css' }).map(({ message }) => {
    const [, kind, name, property] = /^(.+?) '(.+?)'(?: of property '(.+?)')?/.exec(message) ?? [];
    return spellings[kind]?.(name, property) ?? message;
  });
}
