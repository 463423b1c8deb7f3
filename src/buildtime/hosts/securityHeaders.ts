import type { Settings } from '../settings.ts';

interface HeaderSettings extends Pick<Settings, 'apiUrl' | 'apiMocked'> {
  /** Hashes of the inline scripts, for example `sha256-…`. */
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
}

const selfAnd = (hashes: readonly string[]) =>
  ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');

function contentSecurityPolicy({ apiUrl, apiMocked, scriptHashes, styleHashes }: HeaderSettings) {
  const selfAndApi = apiUrl ? `'self' ${new URL(apiUrl).origin}` : "'self'";
  const directives = [
    "default-src 'none'",
    `script-src ${selfAnd(scriptHashes)}`,
    `style-src ${selfAnd(styleHashes)}`,
    // data: and blob: for avatar previews and the small pictures in the styles.
    `img-src ${selfAndApi} data: blob:`,
    "font-src 'self'",
    `connect-src ${selfAndApi}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Trusted Types would block the mock API's worker.
    ...(apiMocked
      ? ["worker-src 'self'"]
      : ["require-trusted-types-for 'script'", "trusted-types 'none'"]),
  ];
  return directives.join('; ');
}

/** The headers of every response. */
export const securityHeaders = (settings: HeaderSettings): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(settings),
  // URLs may contain verification and reset tokens.
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
});
