import { championship } from '../data/championship.ts';

/** The settings of a build; see `.env.example`. */
export interface Settings {
  /** Without a trailing slash. */
  siteUrl: string;
  /** API host; empty for the site's own origin. */
  apiUrl: string;
  apiMocked: boolean;
  /** Build time, in milliseconds since 1970. */
  builtAt: number;
  /** Advice on settings that are valid but may be wrong. */
  warnings: string[];
}

const expectations = [
  {
    name: 'VITE_API_URL',
    fits: (value: string) => /^https?:\/\/[^\s?#@]+$/i.test(value) && URL.canParse(value),
    expected: 'a URL like https://api.example.org, with http:// or https:// and without a query',
  },
  {
    name: 'VITE_SITE_URL',
    // The site's own links begin at the root.
    fits: (value: string) => /^https?:\/\/[^\s?#@/]+\/*$/i.test(value) && URL.canParse(value),
    expected: 'a URL like https://example.org, with http:// or https:// and without a path',
  },
  {
    name: 'VITE_API_MOCK',
    fits: (value: string) => value === 'on' || value === 'off',
    expected: 'on or off',
  },
  {
    name: 'SOURCE_DATE_EPOCH',
    fits: (value: string) => /^\d{1,11}$/.test(value),
    expected: 'whole seconds since 1970',
  },
];

/** Reads the settings. @throws {Error} with a sentence for each invalid value. */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
  mockByDefault: boolean,
): Settings {
  const wrong = expectations.flatMap(({ name, fits, expected }) => {
    const value = env[name];
    return !value || fits(value) ? [] : [`${name} is "${value}"; expected ${expected}.`];
  });
  if (wrong.length > 0) {
    const error = new Error(wrong.join('\n'));
    // Vite prints the stack, which would not help to fix the setting.
    error.stack = error.message;
    throw error;
  }
  const siteUrl = new URL(env.VITE_SITE_URL || `https://${championship.domain}`).origin;
  const apiUrl = env.VITE_API_URL ?? '';
  const apiMocked = env.VITE_API_MOCK ? env.VITE_API_MOCK === 'on' : mockByDefault;
  const warnings = [
    !env.VITE_SITE_URL &&
      `VITE_SITE_URL is not set: canonical links, link previews, sitemap, feed and nginx will use ${siteUrl}. Set it to the site's public URL.`,
    isBlocked(apiUrl, siteUrl) &&
      `VITE_API_URL is "${apiUrl}"; browsers block http:// requests from an https:// site. Use https://.`,
  ].filter((warning) => warning !== false);
  const builtAt = env.SOURCE_DATE_EPOCH ? Number(env.SOURCE_DATE_EPOCH) * 1000 : Date.now();
  return { siteUrl, apiUrl, apiMocked, builtAt, warnings: apiMocked ? [] : warnings };
}

/** Browsers allow http:// requests to these hosts from any site. */
const localHosts = ['localhost', '127.0.0.1', '[::1]'];

/** Whether browsers block the site's requests as mixed content. */
function isBlocked(apiUrl: string, siteUrl: string): boolean {
  const { protocol, hostname } = new URL(apiUrl, siteUrl);
  return siteUrl.startsWith('https:') && protocol === 'http:' && !localHosts.includes(hostname);
}
