import { describe, expect, it } from 'vitest';
import { securityHeaders } from '../../../src/buildtime/hosts/securityHeaders';

const settings = {
  apiUrl: '',
  apiMock: false,
  scriptHash: 'sha256-def=',
  styleHashes: ['sha256-abc='],
};

describe('the content security policy', () => {
  const policy = (given: Parameters<typeof securityHeaders>[0]) =>
    securityHeaders(given)['Content-Security-Policy'] ?? '';

  it('allows nothing inline and no eval', () => {
    expect(policy(settings)).not.toMatch(/unsafe/);
    expect(policy(settings)).toContain("default-src 'none'");
    expect(policy(settings)).toContain("script-src 'self' 'sha256-def=';");
    expect(policy(settings)).toContain("style-src 'self' 'sha256-abc=';");
    expect(policy(settings)).toContain("require-trusted-types-for 'script'");
  });

  it('opens the API host for calls and avatars, and nothing else of others', () => {
    const withApi = policy({ ...settings, apiUrl: 'https://api.example.org/v1' });
    expect(withApi).toContain("connect-src 'self' https://api.example.org;");
    expect(withApi).toContain("img-src 'self' https://api.example.org data: blob:;");
    expect(withApi.match(/https:/g)).toHaveLength(2);
  });

  it('leaves out Trusted Types where the mock needs its worker', () => {
    const withMock = policy({ ...settings, apiMock: true });
    expect(withMock).toContain("worker-src 'self'");
    expect(withMock).not.toContain('trusted-types');
  });
});
