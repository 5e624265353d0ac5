import { parseManifest } from '@wayfare/releases';
import { pathRules } from './path-rules';

const page = (name: string, en: string, nl: string) => ({ name, path: { en, nl } });
const MANIFESTS = [
  parseManifest({
    name: 'alpha',
    version: '1.0.0',
    contract: '^2.0.0',
    criticality: 'regular',
    routes: [
      page('home', '/', '/nl'),
      page('index', '/things', '/nl/dingen'),
      page('map', '/things/map', '/nl/dingen/kaart'),
      page('thing', '/things/:slug', '/nl/dingen/:slug'),
      page('same', '/same/:id', '/nl/same/:id'),
    ],
    redirects: [{ from: '/nl/old', to: '/nl/dingen' }],
    namespaces: ['alpha'],
  }),
];
const rules = pathRules(MANIFESTS);

const answer = (url: string, languageCookie?: string) => {
  const { pathname, search } = new URL(`https://site.test${url}`);
  const redirect = rules({ pathname, search }, { languageCookie });
  return redirect === null ? null : `${redirect.status} ${redirect.location}`;
};

describe('PLT-19 a trailing slash', () => {
  it.each([
    ['/', null],
    ['/nl', null],
    ['/things/', '301 /things'],
    ['/nl/', '301 /nl'],
    ['/nl/dingen/?a=1', '301 /nl/dingen?a=1'],
    ['/things///', '301 /things'],
    ['/no-such-page/', '301 /no-such-page'],
    ['//elsewhere.test/', '301 /elsewhere.test'],
    ['/things?next=/a/', null],
  ])('%s answers %s', (url, expected) => expect(answer(url)).toBe(expected));
});

describe('I18N-57 OQ-12 the English prefix that is not needed', () => {
  it.each([
    ['/en', '301 /'],
    ['/en?a=1', '301 /?a=1'],
    ['/en/things/blue?a=1', '301 /things/blue?a=1'],
    ['/en//elsewhere.test', '301 /elsewhere.test'],
    ['/english', null],
    ['/things/en', null],
  ])('%s answers %s', (url, expected) => expect(answer(url)).toBe(expected));
});

describe('I18N-57 an English path below /nl', () => {
  it.each([
    ['/nl/things', '301 /nl/dingen'],
    ['/nl/things/blue%20one?a=1', '301 /nl/dingen/blue%20one?a=1'],
    ['/nl/things/a%2Fb', '301 /nl/dingen/a%2Fb'],
    ['/nl/things/map', '301 /nl/dingen/kaart'],
    ['/nl/dingen/blue', null],
    ['/nl/same/1', null],
    ['/nl/old', null],
    ['/nl/unknown', null],
    ['/nlx/things', null],
  ])('%s answers %s', (url, expected) => expect(answer(url)).toBe(expected));
});

describe('I18N-61 OQ-12 the remembered language', () => {
  it.each([
    ['/', 'nl', '302 /nl'],
    ['/?a=1', 'nl', '302 /nl?a=1'],
    ['/', 'en', null],
    ['/', 'de', null],
    ['/', undefined, null],
    ['/things', 'nl', null],
    ['/things/blue', 'nl', null],
    ['/nl', 'en', null],
  ])('%s with the cookie %s answers %s', (url, cookie, expected) =>
    expect(answer(url, cookie)).toBe(expected),
  );
});

it('never leads from one redirect to the same place', () => {
  for (const url of ['/things/', '/en/things', '/nl/things/blue', '/en/']) {
    const first = answer(url)?.slice('301 '.length) ?? '';
    expect(first).not.toBe(url);
    const second = answer(first)?.slice('301 '.length);
    expect(second === undefined || answer(second) === null).toBe(true);
  }
});
