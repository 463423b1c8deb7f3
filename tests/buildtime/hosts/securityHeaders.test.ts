import { describe, expect, it } from 'vitest';
import { securityHeaders } from '../../../src/buildtime/hosts/securityHeaders.ts';

const settings = {
  apiUrl: '',
  apiMocked: false,
  scriptHashes: ['sha256-def=', 'sha256-jkl='],
  styleHashes: ['sha256-abc=', 'sha256-ghi='],
};

const policy = (given: Parameters<typeof securityHeaders>[0]) =>
  securityHeaders(given)['Content-Security-Policy']?.split('; ');

it('every response has all security headers', () => {
  expect(securityHeaders(settings)).toEqual({
    'Content-Security-Policy': policy(settings)?.join('; '),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  });
});

describe('the content security policy', () => {
  it('allows own files, inline code with a hash, and data: and blob: pictures, and nothing else', () => {
    expect(policy(settings)).toEqual([
      "default-src 'none'",
      "script-src 'self' 'sha256-def=' 'sha256-jkl='",
      "style-src 'self' 'sha256-abc=' 'sha256-ghi='",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
  });

  it('allows calls to the API host and its avatars, and no other host', () => {
    const opened = policy({ ...settings, apiUrl: 'https://api.example.org/v1' });
    expect(opened?.filter((directive) => !policy(settings)?.includes(directive))).toEqual([
      "img-src 'self' https://api.example.org data: blob:",
      "connect-src 'self' https://api.example.org",
    ]);
  });

  it('allows the worker of the mock API, and then requires no Trusted Types', () => {
    const withMock = policy({ ...settings, apiMocked: true });
    expect(withMock?.slice(-2)).toEqual(["frame-ancestors 'none'", "worker-src 'self'"]);
  });
});
