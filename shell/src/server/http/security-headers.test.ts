import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { hashSource } from '../scripts/page-scripts';
import { securityHeaders } from './security-headers';

/** The style that react-aria adds, as its own source has it. */
const ofReactAria = path.dirname(createRequire(__filename).resolve('react-aria/package.json'));
const source = readFileSync(
  path.join(ofReactAria, 'dist/private/interactions/usePress.mjs'),
  'utf8',
);
const [, style = ''] = /style\.textContent = `([^`]+)`/.exec(source) ?? [];
const [, attribute = ''] = /PRESSABLE_ATTRIBUTE = '([^']+)'/.exec(source) ?? [];
const PRESSABLE = hashSource(style.replace(/\$\{[^}]+\}/, attribute).trim());

const SITE = {
  isHttps: true,
  hsts: { maxAge: 300, subdomains: false },
  paymentFrames: ['https://pay.example'],
  paymentCalls: [],
  tagManagerCalls: ['https://*.measure.example'],
  mapCalls: ['https://tiles.example'],
  isPayment: false,
  integrityPolicy: false,
};

const headersOf = (isHttps: boolean, isPayment = false) =>
  securityHeaders({ scripts: ["'sha256-abc='"] }, { ...SITE, isHttps, isPayment });

const directives = (isHttps: boolean, isPayment = false) => {
  const policy = headersOf(isHttps, isPayment)['content-security-policy'] ?? '';
  return new Map(
    policy
      .split('; ')
      .map((directive): [string, string] => [
        directive.split(' ', 1)[0] ?? '',
        directive.split(' ').slice(1).join(' '),
      ]),
  );
};

it('NFR runs the scripts that it names by their hashes, what these add, and nothing else: nothing evaluated', () => {
  expect(directives(true).get('script-src')).toBe("'sha256-abc=' 'strict-dynamic'");
  expect(JSON.stringify(headersOf(true))).not.toContain('unsafe-eval');
});

it.each([
  ['default-src', "'self'"],
  ['style-src', `'self' ${PRESSABLE}`],
  ['manifest-src', "'self'"],
  ['worker-src', "'self'"],
  ['object-src', "'none'"],
  ['base-uri', "'none'"],
  ['form-action', "'self'"],
  ['frame-ancestors', "'none'"],
  ['require-trusted-types-for', "'script'"],
  ['trusted-types', 'default'],
])('NFR %s is %s', (name, value) => expect(directives(false).get(name)).toBe(value));

it('runs no script where the page has none, and styles that it names', () => {
  const { 'content-security-policy': policy } = securityHeaders(
    { scripts: [], styles: ["'sha256-s='"] },
    SITE,
  );
  expect(policy).toContain("; script-src 'none'; ");
  expect(policy).toContain(" 'sha256-s='; style-src-attr");
});

it.each([
  [false, 'payment=(self)'],
  [true, 'payment=(self "https://pay.example")'],
])('lets the provider open the wallet of a device on payment pages alone: %s', (isPayment, says) =>
  expect(headersOf(true, isPayment)['permissions-policy']).toContain(says),
);

describe('Integrity-Policy', () => {
  const page = {
    isHttps: true,
    hsts: { maxAge: 300, subdomains: false },
    paymentFrames: ['https://pay.example'],
    paymentCalls: ['https://calls.pay.example'],
    tagManagerCalls: [],
    mapCalls: [],
    isPayment: false,
    integrityPolicy: true,
  };

  it.each([
    ['a page', {}, true],
    ['a payment page', { isPayment: true }, false],
    ['a page of a site that does not ask for it', { integrityPolicy: false }, false],
  ])('%s refuses scripts without a hash, and knows no payment provider: %j', (_, of, isHashed) => {
    const headers = securityHeaders({ scripts: [] }, { ...page, ...of });
    expect(headers['integrity-policy']).toBe(
      isHashed ? 'blocked-destinations=(script)' : undefined,
    );
    expect(headers['content-security-policy']?.includes('pay.example')).toBe(!isHashed);
  });
});

it.each([true, false])('NFR insists on https only where the site has it: %s', (isHttps) => {
  expect(directives(isHttps).has('upgrade-insecure-requests')).toBe(isHttps);
  expect('strict-transport-security' in headersOf(isHttps)).toBe(isHttps);
});

it('NFR lets only the payment provider put frames into a page', () =>
  expect(directives(true).get('frame-src')).toBe("'self' https://pay.example"));

it.each(['connect-src', 'img-src'])(
  'OQ-21 %s lets the tag manager send to the origins that the operator names, and nobody else',
  (name) => {
    expect(directives(true).get(name)).toMatch(
      /^'self' (data: )?https:\/\/\*\.measure\.example( https:\/\/tiles\.example)?$/,
    );
  },
);

it.each([
  ['connect-src', false, true],
  ['connect-src', true, false],
  ['img-src', false, false],
  ['script-src', false, false],
  ['worker-src', false, false],
])('%s of a page, for payment: %s, knows the server of the map: %s', (name, isPayment, is) => {
  expect(directives(true, isPayment).get(name)?.split(' ').includes('https://tiles.example')).toBe(
    is,
  );
});

it.each(['connect-src', 'img-src'])(
  'PCI DSS 6.4.3 %s of a payment page knows no tag manager',
  (name) => {
    expect(directives(true, true).get(name)).not.toContain('measure.example');
  },
);

it.each([true, false])(
  'PCI DSS 11.6.1 what the policy refuses is told to our own API: %s',
  (isPayment) => {
    expect(directives(true, isPayment).get('report-uri')).toBe('/api/policy-reports');
  },
);

describe('a page with a vertical under development', () => {
  const origin = 'http://localhost:4030';
  const policyOf = (devOrigin?: string, isPayment = false) =>
    securityHeaders(
      { scripts: ["'sha256-abc='"] },
      {
        isHttps: false,
        hsts: { maxAge: 300, subdomains: false },
        paymentFrames: [],
        paymentCalls: [],
        tagManagerCalls: [],
        mapCalls: [],
        isPayment,
        integrityPolicy: false,
        devOrigin,
      },
    )['content-security-policy']?.split('; ') ?? [];

  it.each([false, true])(
    'takes its styles, pictures and fonts, and calls and listens to it, payment page: %s',
    (isPayment) => {
      const plain = policyOf(undefined, isPayment);
      const added = policyOf(origin, isPayment).filter((directive) => !plain.includes(directive));
      expect(added).toEqual([
        `style-src 'self' ${PRESSABLE} ${origin}`,
        `img-src 'self' data: ${origin}`,
        `font-src 'self' ${origin}`,
        `connect-src 'self' ${origin} ws://localhost:4030`,
      ]);
    },
  );

  it('knows no Trusted Types: what compiles an edit makes scripts of its own', () => {
    expect(policyOf(origin).join()).not.toContain('trusted-types');
    expect(policyOf().join()).toContain('trusted-types');
  });

  it('NFR evaluates nothing there either', () =>
    expect(policyOf(origin).join()).not.toContain('unsafe-eval'));
});
