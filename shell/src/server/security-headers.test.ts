import { securityHeaders } from './security-headers';

const directives = (isHttps: boolean) => {
  const policy = securityHeaders('abc', isHttps)['content-security-policy'] ?? '';
  return new Map(policy.split('; ').map((directive): [string, string] => [directive.split(' ', 1)[0] ?? '', directive.split(' ').slice(1).join(' ')]));
};

it('NFR runs scripts by nonce alone: nothing inline, nothing evaluated', () => {
  expect(directives(true).get('script-src')).toBe("'nonce-abc' 'strict-dynamic'");
  expect(JSON.stringify(securityHeaders('abc', true))).not.toContain('unsafe-eval');
});

it.each([
  ['default-src', "'self'"],
  ['style-src', "'self' 'nonce-abc'"],
  ['object-src', "'none'"],
  ['base-uri', "'none'"],
  ['form-action', "'self'"],
  ['frame-ancestors', "'none'"],
])('NFR %s is %s', (name, value) => expect(directives(false).get(name)).toBe(value));

it.each([true, false])('NFR insists on https only where the site has it: %s', (isHttps) => {
  expect(directives(isHttps).has('upgrade-insecure-requests')).toBe(isHttps);
  expect('strict-transport-security' in securityHeaders('abc', isHttps)).toBe(isHttps);
});

it('NFR blocks a script without a hash', () => expect(securityHeaders('abc', true)['integrity-policy']).toContain('script'));
