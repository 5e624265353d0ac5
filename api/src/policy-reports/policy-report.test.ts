import { readPolicyReport } from './policy-report';

const ORIGIN = 'https://site.test';
const report = (change: object = {}) => ({
  'csp-report': {
    'document-uri': `${ORIGIN}/booking/step2?quote=secret#x`,
    'blocked-uri': 'https://evil.test/skim.js?card=4242',
    'effective-directive': 'script-src-elem',
    'violated-directive': 'script-src-elem',
    'original-policy': "default-src 'self'",
    ...change,
  },
});
const REFUSED = {
  directive: 'script-src-elem',
  blocked: 'https://evil.test',
  page: '/booking/step2',
};

it.each<[string, unknown, unknown]>([
  [
    'a script from elsewhere, without what its address or the page’s may say of somebody',
    report(),
    REFUSED,
  ],
  ['an inline script', report({ 'blocked-uri': 'inline' }), { ...REFUSED, blocked: 'inline' }],
  [
    'data in place of an address',
    report({ 'blocked-uri': 'data:text/javascript,alert(1)' }),
    { ...REFUSED, blocked: 'data' },
  ],
  [
    'an older browser, which names the directive with its value',
    report({ 'effective-directive': undefined, 'violated-directive': "script-src 'self'" }),
    { ...REFUSED, directive: 'script-src' },
  ],
  ['what an extension put into the page', report({ 'blocked-uri': 'chrome-extension' }), null],
  ['an extension by its address', report({ 'blocked-uri': 'moz-extension://0a0a/x.js' }), null],
  ['a page of another site', report({ 'document-uri': 'https://other.test/booking/step2' }), null],
  ['no address of a page', report({ 'document-uri': 'nonsense' }), null],
  ['a directive that is none', report({ 'effective-directive': '<script>' }), null],
  ['nothing that is refused', report({ 'blocked-uri': '' }), null],
  ['no report', { hello: 'there' }, null],
  ['a list', [report()], null],
])('PCI DSS 11.6.1 reads %s', (_what, body, expected) =>
  expect(readPolicyReport(body, ORIGIN)).toEqual(expected),
);
