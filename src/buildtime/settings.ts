/** The settings of a build; `.env.example` explains them. */
export interface Settings {
  /** Public address of the site, without a trailing slash. */
  siteUrl: string;
  /** API host; empty for the site's own origin. */
  apiUrl: string;
  /** Whether the site answers the API calls itself. */
  apiMock: boolean;
  /** What a build can do with, but perhaps not its visitors: a sentence each. */
  warnings: string[];
}

const rules = [
  {
    name: 'VITE_API_URL',
    fits: (value: string) => /^https?:\/\/[^\s?#@]+$/i.test(value) && URL.canParse(value),
    wanted: 'an address like https://api.example.org, with http:// or https:// and without a query',
  },
  {
    name: 'VITE_SITE_URL',
    // The site's own links begin at the root.
    fits: (value: string) => /^https?:\/\/[^\s?#@/]+\/*$/i.test(value) && URL.canParse(value),
    wanted: 'an address like https://example.org, with http:// or https:// and without a path',
  },
  {
    name: 'VITE_API_MOCK',
    fits: (value: string) => value === 'on' || value === 'off',
    wanted: 'on or off',
  },
];

/**
 * Reads the settings before anything else is done.
 * @param env variables by name; an empty one counts as left out.
 * @param mockByDefault whether the site answers the API calls itself unless a setting says otherwise.
 * @throws Error with a sentence for each value that cannot be used.
 */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
  mockByDefault: boolean,
): Settings {
  const wrong = rules.flatMap(({ name, fits, wanted }) => {
    const value = env[name];
    return !value || fits(value) ? [] : [`${name}="${value}": use ${wanted}.`];
  });
  if (wrong.length > 0) {
    const error = new Error(wrong.join('\n'));
    // Vite prints this: where the code reads a setting helps nobody to mend it.
    error.stack = error.message;
    throw error;
  }
  const siteUrl = new URL(env.VITE_SITE_URL || 'https://whrc2026.example').origin;
  const apiUrl = env.VITE_API_URL ?? '';
  const apiMock = env.VITE_API_MOCK ? env.VITE_API_MOCK === 'on' : mockByDefault;
  const warnings = [
    ...(env.VITE_SITE_URL
      ? []
      : [`VITE_SITE_URL is not set: canonical links, sitemap and feed lead to ${siteUrl}.`]),
    ...(isRefused(apiUrl, siteUrl)
      ? [`VITE_API_URL="${apiUrl}": browsers refuse http:// calls from a site on https://.`]
      : []),
  ];
  return { siteUrl, apiUrl, apiMock, warnings: apiMock ? [] : warnings };
}

/** Where browsers allow calls over http:// to every site. */
const localHosts = ['localhost', '127.0.0.1', '[::1]'];

/** Whether browsers refuse the calls of this site; an empty `apiUrl` is the site's own origin. */
function isRefused(apiUrl: string, siteUrl: string): boolean {
  const { protocol, hostname } = new URL(apiUrl, siteUrl);
  return siteUrl.startsWith('https:') && protocol === 'http:' && !localHosts.includes(hostname);
}
