/*
 * What a host answers to every address: the one source of the response headers, from which the recipes
 * for nginx and static hosts follow, and by which the preview server works.
 */

/** A page's address and the file it is answered with. */
export interface PathRule {
  /** As in the route table, for example `/verify-Profile/:token?`. */
  path: string;
  /** File under the site's root. */
  file: string;
  /** True for account pages, which search engines shall leave out. */
  noindex: boolean;
}

/** How the site was built, as far as its headers depend on it. */
export interface BuildSettings {
  /** API host; empty for the site's own origin. */
  apiUrl: string;
  /** True when the mock API is inside: its worker cannot be registered under Trusted Types. */
  apiMock: boolean;
  /** Hash of the script that stands in the pages, for example `sha256-…`. */
  scriptHash: string;
  /** Hashes of the styles that stand in the pages. */
  styleHashes: readonly string[];
}

/** Everything a host has to know beside the files. */
export interface SiteRules {
  paths: readonly PathRule[];
  /** Sent with every answer. */
  headers: Readonly<Record<string, string>>;
}

/** `Cache-Control` by what is sent. */
export const cacheControl = {
  /** Names with a hash: the content behind one never changes. */
  hashed: 'public, max-age=31536000, immutable',
  /** Pages: always asked for again, so that a deploy is seen at once. */
  page: 'no-cache',
  /** Icons, feeds and other files with lasting names. */
  other: 'public, max-age=3600',
  /** What is not there now may be there in a moment. */
  missing: 'no-store',
} as const;

/** `X-Robots-Tag` of account pages. */
export const noindexHeader = 'noindex, nofollow';

/** The document for addresses without a page of their own. */
export const shellFile = 'shell.html';

/** Folder of the files with a hash in their names. */
export const hashedFolder = '/assets/';

/** What a missing file in the hashed folder is answered with: never a page. */
export const missingFile = { file: 'missing.txt', content: 'Not found\n' } as const;

function contentSecurityPolicy({
  apiUrl,
  apiMock,
  scriptHash,
  styleHashes,
}: BuildSettings): string {
  const api = apiUrl && new URL(apiUrl).origin;
  const own = ["'self'", ...(api ? [api] : [])].join(' ');
  const directives = [
    "default-src 'none'",
    `script-src 'self' '${scriptHash}'`,
    `style-src ${["'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(' ')}`,
    // data: and blob: are the previews of a picked avatar and the small pictures in the styles.
    `img-src ${own} data: blob:`,
    "font-src 'self'",
    `connect-src ${own}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(apiMock
      ? ["worker-src 'self'"]
      : ["require-trusted-types-for 'script'", 'trusted-types news-html']),
  ];
  return directives.join('; ');
}

/** The headers of every answer. */
export const securityHeaders = (settings: BuildSettings): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(settings),
  // Verification and reset tokens stand in addresses.
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
});

/**
 * A path of the route table as a regular expression; letter case does not count, as in the router. What may
 * be left out is a token: hosts decode addresses first, so that there may be a slash in it.
 */
export const pathPattern = (path: string): string =>
  `^${path
    .replace(/\/:[^/?]+\?/g, '(?:/[^?]+)?')
    .replace(/:[^/]+/g, '[^/]+')
    .replaceAll('.', '\\.')}$`;

/** What a host sends for one address. */
export interface SiteAnswer {
  status: 200 | 301 | 404;
  /** File under the site's root; none for a redirect. */
  file?: string;
  headers: Record<string, string>;
}

/**
 * The answer to an address.
 * @param path of the request, without its query.
 * @param exists tells whether a file is there under the site's root.
 */
export function answerTo(
  path: string,
  rules: SiteRules,
  exists: (file: string) => boolean,
): SiteAnswer {
  const answer = (status: SiteAnswer['status'], file: string | undefined, more: object) => ({
    status,
    file,
    headers: { ...rules.headers, ...more },
  });
  const named = path.slice(1);
  if (path.startsWith(hashedFolder)) {
    return exists(named)
      ? answer(200, named, { 'Cache-Control': cacheControl.hashed })
      : answer(404, missingFile.file, { 'Cache-Control': cacheControl.missing });
  }
  if (path !== '/' && path.endsWith('/')) {
    return answer(301, undefined, { Location: path.replace(/\/+$/, '') || '/' });
  }
  const page = rules.paths.find((rule) => new RegExp(pathPattern(rule.path), 'i').test(path));
  if (page) {
    const robots = page.noindex && { 'X-Robots-Tag': noindexHeader };
    return answer(200, page.file, { 'Cache-Control': cacheControl.page, ...robots });
  }
  if (named && exists(named)) {
    const kind = named.endsWith('.html') ? cacheControl.page : cacheControl.other;
    return answer(200, named, { 'Cache-Control': kind });
  }
  return answer(404, '404.html', { 'Cache-Control': cacheControl.missing });
}
