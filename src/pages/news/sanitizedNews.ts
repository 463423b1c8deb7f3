import DOMPurify, { type Config } from 'dompurify';

/** All that the body of an article may be made of. */
const allowed: Config = {
  ALLOWED_TAGS: [
    ...['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br', 'figure'],
    ...['a', 'strong', 'em', 'code', 'sub', 'sup', 'abbr'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: ['href', 'title', 'lang', 'scope', 'colspan', 'rowspan', 'tabindex'],
  ALLOW_DATA_ATTR: false,
};

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

/** Trusted Types as far as they are used here; not every browser has them. */
interface TrustedTypesWindow {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createHTML: (html: string) => string; createScriptURL: (url: string) => string },
    ) => Policy;
  };
}

let policy: Policy | undefined;

/** The one policy that the site's Content-Security-Policy allows; DOMPurify alone is given it. */
function trustedPolicy(): Policy | undefined {
  policy ??= (window as TrustedTypesWindow).trustedTypes?.createPolicy('news-html', {
    createHTML: (html) => html,
    createScriptURL: () => {
      throw new TypeError('An article loads no script');
    },
  });
  return policy;
}

/**
 * Puts each table into a box in which it can be scrolled sideways, also by keyboard. The box says only what it is
 * for: the table has its caption.
 */
const withTableBoxes = (html: string): string =>
  html.replace(
    /<table>.*?<\/table>/gs,
    '<figure tabindex="0" aria-label="Table (scrolls sideways)">$&</figure>',
  );

/**
 * The body of an article, free of anything that could act: scripts, event handlers, frames, styles, forms.
 * Where there is no document, in the static build, the bodies are the files of `data/news` themselves, of
 * which a test proves that nothing is taken away from them.
 * @returns trusted HTML in browsers that ask for it.
 */
export function sanitizedNews(html: string): string | TrustedHTML {
  const boxed = withTableBoxes(html);
  if (typeof window === 'undefined') return boxed;
  const trusted = trustedPolicy();
  return trusted
    ? DOMPurify.sanitize(boxed, {
        ...allowed,
        TRUSTED_TYPES_POLICY: trusted,
        RETURN_TRUSTED_TYPE: true,
      })
    : DOMPurify.sanitize(boxed, allowed);
}
