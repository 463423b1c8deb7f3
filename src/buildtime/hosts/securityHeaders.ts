import type { Settings } from '../settings.ts';

/**
 * How the site was built, as far as its headers depend on it: the worker of the mock API cannot be
 * registered under Trusted Types.
 */
export interface BuildSettings extends Pick<Settings, 'apiUrl' | 'apiMock'> {
  /** Hashes of the inline scripts of the pages, for example `sha256-…`. */
  scriptHashes: readonly string[];
  /** Hashes of the inline styles of the pages. */
  styleHashes: readonly string[];
}

const selfAnd = (hashes: readonly string[]) =>
  ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');

function contentSecurityPolicy({
  apiUrl,
  apiMock,
  scriptHashes,
  styleHashes,
}: BuildSettings): string {
  const api = apiUrl && new URL(apiUrl).origin;
  const own = ["'self'", ...(api ? [api] : [])].join(' ');
  const directives = [
    "default-src 'none'",
    `script-src ${selfAnd(scriptHashes)}`,
    `style-src ${selfAnd(styleHashes)}`,
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
  // Addresses may hold verification and reset tokens.
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
});
