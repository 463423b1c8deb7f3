import { relative } from 'node:path';
import { defaultTreeAdapter, type DefaultTreeAdapterTypes, html, parseFragment } from 'parse5';
import type { Plugin } from 'vite';
import { nonBreaking } from '../../data/nonBreaking.ts';

type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
type HtmlElement = DefaultTreeAdapterTypes.Element;
type TextNode = DefaultTreeAdapterTypes.TextNode;

/** Articles as modules: `import('./articles/1.html?article')`. */
export const articles = (): Plugin => ({
  name: 'articles',
  transform: {
    filter: { id: /\.html\?article$/ },
    handler: (source, id) => ({
      code: compileArticle(source, relative('', id.replace(/\?.*$/, ''))),
      moduleType: 'js',
      map: null,
    }),
  },
});

/** White space next to these elements is significant. */
const inlineElements = ['a', 'strong', 'em'];

/** The elements that become a component of the same name in `src/drawings`. */
const drawings: Readonly<Record<string, string>> = {
  'arena-floor': 'ArenaFloor',
  'control-log': 'ControlLog',
  'course-plan': 'CoursePlan',
  'handover-curves': 'HandoverCurves',
  'run-bars': 'RunBars',
};

const allowedElements = [
  ...['p', 'h2', 'h3', 'ul', 'ol', 'li'],
  ...inlineElements,
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ...Object.keys(drawings),
];

/** Allowed attributes by element. */
const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  p: ['class'],
  table: ['class'],
  th: ['scope'],
  'course-plan': ['category'],
};

const site = 'https://site.invalid';
const protocols = ['https:', 'http:', 'mailto:', 'tel:'];

/** `Link` for pages of this site, `a` for other sites and files such as feed.xml; undefined if not allowed. */
function linkType(href = ''): 'Link' | 'a' | undefined {
  if (!URL.canParse(href, site)) return undefined;
  const { origin, protocol, pathname } = new URL(href, site);
  if (origin !== site) return protocols.includes(protocol) ? 'a' : undefined;
  if (!href.startsWith('/')) return undefined;
  return /\.(?!html$)\w+$/.test(pathname) ? 'a' : 'Link';
}

const scrollBox = { tabIndex: 0, 'aria-label': 'Table (scrolls sideways)' };

/** The code of a React element. */
const create = (type: string, props: object, children: readonly string[]): string =>
  `createElement(${[type, JSON.stringify(props), ...children].join()})`;

const wordsPerMinute = 220;

/**
 * Compiles the HTML of an article to a module with a React component. Links to pages are client-side, tables scroll
 * sideways (by keyboard, too), figures stay with their units, and elements such as `<course-plan>` are drawings.
 * @param file names the article in errors.
 * @throws {Error} if the article contains anything that is not allowed.
 */
export function compileArticle(source: string, file: string): string {
  const refuse = (problem: string, offset = 0): never => {
    const line = source.slice(0, offset).split('\n').length;
    throw new Error(`${file}:${line}: ${problem}`);
  };
  const tags = new Set<number | undefined>();
  const used = new Set<string>();
  let words = 0;

  const compile = (node: Exclude<HtmlNode, TextNode>): string => {
    const start = node.sourceCodeLocation?.startOffset;
    if (!('attrs' in node && allowedElements.includes(node.tagName))) {
      return refuse(`an article must not contain ${node.nodeName}`, start);
    }
    tags.add(start);
    const { tagName, attrs } = node;
    const href = attrs.find(({ name }) => name === 'href')?.value;
    const type = tagName === 'a' ? linkType(href) : (drawings[tagName] ?? tagName);
    if (!type)
      return refuse(
        `href="${href ?? ''}"; expected a path, or a URL with https:, http:, mailto: or tel:`,
        start,
      );
    const props = attrs.map(({ name, value }): [string, string] => {
      if (!allowedAttributes[tagName]?.includes(name)) {
        refuse(`${tagName} must not have ${name}`, start);
      }
      const reactName = type === 'Link' ? 'to' : name.replace('class', 'className');
      return [reactName, value];
    });
    const isComponent = type === 'Link' || tagName in drawings;
    if (isComponent) used.add(type);
    const element = create(
      isComponent ? type : JSON.stringify(type),
      Object.fromEntries(props),
      children(node),
    );
    return tagName === 'table' ? create('"figure"', scrollBox, [element]) : element;
  };

  const children = (parent: HtmlElement): string[] =>
    parent.childNodes.flatMap((node, index, nodes) => {
      if (!('value' in node)) return compile(node);
      const { nodeName: before } = nodes[index - 1] ?? parent;
      const { nodeName: after } = nodes[index + 1] ?? parent;
      let text = node.value.replace(/[ \t\n]+/g, ' ');
      if (!inlineElements.includes(before)) text = text.trimStart();
      if (!inlineElements.includes(after)) text = text.trimEnd();
      words += text.match(/\S+/g)?.length ?? 0;
      return text ? JSON.stringify(nonBreaking(text)) : [];
    });

  const body = defaultTreeAdapter.createElement('div', html.NS.HTML, []);
  body.childNodes = parseFragment(body, source, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startOffset }) => refuse(`the HTML is invalid (${code})`, startOffset),
  }).childNodes;
  const content = children(body);
  // The parser drops misplaced tags.
  for (const { index } of source.matchAll(/<[a-z]/gi)) {
    if (!tags.has(index))
      refuse('this tag is in the wrong place, for example a table cell outside a table', index);
  }

  const moduleOf = (name: string) =>
    name === 'Link' ? 'react-router-dom' : `../../../drawings/${name}`;
  const imports = Array.from(used, (name) => `import { ${name} } from '${moduleOf(name)}';\n`);
  return `import { createElement, Fragment } from 'react';
${imports.join('')}export const minutes = ${Math.max(1, Math.round(words / wordsPerMinute))};
export default function ArticleBody() {
  return ${create('Fragment', {}, content)};
}`;
}
