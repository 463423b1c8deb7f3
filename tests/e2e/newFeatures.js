import compat from '@mdn/browser-compat-data/forLegacyNode';
import { parse, walk } from 'css-tree';
import packageJson from '../../package.json' with { type: 'json' };

const { properties, selectors, types, 'at-rules': atRules } = compat.css;
const { elements, global_attributes: globalAttributes } = compat.html;

/** The oldest browsers that the site promises to work in. iOS has Safari's engine, and no mouse. */
const oldest = packageJson.browserslist
  .map((line) => line.split(' >= '))
  .filter(([name]) => name !== 'ios_saf');

const has = (version) => (statement) =>
  !statement.flags &&
  !statement.version_removed &&
  parseFloat(String(statement.version_added).replace('≤', '')) <= Number(version);

/** Whether a feature is in all of these browsers. One that the data do not know is taken for new. */
const isOld = (feature) =>
  oldest.every(([name, version]) =>
    [feature?.__compat.support[name] ?? []].flat().some(has(version)),
  );

/** Functions by name, which the data sort by what they return. */
const functions = {};
function collect(features) {
  for (const [name, feature] of Object.entries(features)) {
    if (name === '__compat') continue;
    functions[name] ??= feature;
    collect(feature);
  }
}
collect(types);

/** Of some units the data speak together. */
const unitGroups = [
  [/^dv/, 'viewport_percentage_units_dynamic'],
  [/^lv/, 'viewport_percentage_units_large'],
  [/^sv/, 'viewport_percentage_units_small'],
  [/^cq/, 'container_query_length_units'],
];
const unitGroup = (unit) => unitGroups.find(([pattern]) => pattern.test(unit))?.[1];

/** What a node of a style sheet uses: the name to report, and what the data say of it. */
function usedBy(node, { atrule, declaration }) {
  const { name } = node;
  // What has a prefix is one engine's own, beside what the others have.
  if (/^-/.test(name ?? node.property)) return undefined;
  const inFace = atrule?.name === 'font-face';
  switch (node.type) {
    case 'Atrule':
      return [`@${name}`, atRules[name]];
    case 'Feature':
    case 'FeatureRange': {
      const feature = (name ?? node.middle.name ?? node.left.name).replace(/^(min|max)-/, '');
      return [`(${feature})`, atRules.media[feature]];
    }
    case 'PseudoClassSelector':
    case 'PseudoElementSelector':
      return [`:${name}`, selectors[name]];
    case 'Declaration': {
      const { property } = node;
      return [property, inFace ? atRules['font-face'][property] : properties[property]];
    }
    case 'Identifier': {
      const keyword = properties[declaration?.property]?.[name];
      return keyword && [`${declaration.property}: ${name}`, keyword];
    }
    case 'Function': {
      if (inFace || !declaration) return undefined;
      const { property } = declaration;
      // rgba and hsla are old names.
      const plain = name.replace(/^(rgb|hsl)a$/, '$1');
      const own = properties[property]?.[plain] ?? properties[property]?.[`${plain}_function`];
      return [`${property}: ${name}()`, own ?? functions[plain] ?? functions[`${plain}_function`]];
    }
    case 'Dimension':
      return [`1${node.unit}`, types.length[unitGroup(node.unit) ?? node.unit] ?? types.length];
    default:
      return undefined;
  }
}

/** Whether a declaration is written for older engines, too, under the name with their prefix. */
const isPrefixed = ({ property }, block) =>
  block.children.some((other) => /^-\w+-(.*)/.exec(other.property)?.[1] === property);

/**
 * What a style sheet uses that one of the oldest browsers lacks.
 * @param {string} css
 * @returns {string[]} for example `text-wrap`, `height: stretch`, `:has`, `color: light-dark()`, `1rlh`, `@scope`.
 */
export function newInStyles(css) {
  const found = [];
  walk(parse(css, { parseCustomProperty: true }), function (node) {
    // The question itself, which every one of these browsers understands.
    if (node.type === 'Condition' && node.kind === 'supports') return this.skip;
    if (node.type === 'Declaration' && isPrefixed(node, this.block)) return this.skip;
    const [name, feature] = usedBy(node, this) ?? [];
    if (!name || isOld(feature)) return undefined;
    found.push(name);
    // Neither is a value of a new property there.
    return node.type === 'Declaration' ? this.skip : undefined;
  });
  return found;
}

/**
 * The attributes of a page that one of the oldest browsers lacks.
 * @param {string} html
 * @returns {string[]} for example `nav popover`.
 */
export function newInPage(html) {
  const found = [];
  const markup = html.replace(/<(style|script)\b([^>]*)>[\s\S]*?<\/\1>/g, '<$1$2>');
  for (const [, tag, attributes] of markup.matchAll(/<(\w+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)/g)) {
    const element = elements[tag];
    for (const [, name] of attributes.matchAll(/\s([^\s=]+)(?:="[^"]*")?/g)) {
      const key = name.toLowerCase();
      const feature = element?.[key] ?? globalAttributes[key];
      if (feature?.__compat && !isOld(feature)) found.push(`${tag} ${key}`);
    }
  }
  return found;
}
