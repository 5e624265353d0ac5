import { cookieOf, languageOfUrl, preferredLanguage, queryOf, siteUrl } from './request-facts';

it.each([
  ['/things?a=1', 'https://site.test/things?a=1'],
  ['//elsewhere.test/x', 'https://site.test//elsewhere.test/x'],
  ['/\\elsewhere.test', 'https://site.test//elsewhere.test'],
  ['http://elsewhere.test/x', 'https://site.test/'],
  ['/%ff', 'https://site.test/404'],
  ['/nl/%ff', 'https://site.test/nl/404'],
  ['/a%00b', 'https://site.test/404'],
  ['/?q=%ff', 'https://site.test/?q=%ff'],
])('PLT-24 the path %s is %s of this site', (asked, url) =>
  expect(siteUrl(asked, 'https://site.test').href).toBe(url),
);

it.each([
  [undefined, false],
  ['', false],
  ['nl', true],
  ['nl-BE', true],
  ['NL-nl,nl;q=0.9,en;q=0.8', true],
  ['en-GB,en;q=0.9', false],
  ['en,nl;q=0.5', false],
  ['en;q=0.4,nl;q=0.9', true],
  ['nl;q=0.1,en', false],
  ['nl;q=0', false],
  ['de,nl;q=0.5,en;q=0.3', true],
  ['en,nl', false],
  ['nl,en', true],
  ['nlx', false],
  ['nl;q=rubbish', false],
  ['*', false],
])('I18N-61 a browser that accepts "%s" prefers Dutch: %s', (header, expected) =>
  expect(preferredLanguage(header)).toBe(expected ? 'nl' : 'en'),
);

it.each([
  ['a=1; i18n_redirected=nl', 'nl'],
  ['i18n_redirected=nl;b=2', 'nl'],
  ['x_i18n_redirected=nl', undefined],
  ['i18n_redirected=', ''],
  [undefined, undefined],
])('finds the language cookie in "%s"', (header, value) =>
  expect(cookieOf(header, 'i18n_redirected')).toBe(value),
);

it.each([
  ['/nl?x=1', 'nl'],
  ['/nl/a', 'nl'],
  ['/nlx', 'en'],
  ['/?next=/nl', 'en'],
])('I18N-57 %s is in %s', (url, language) => expect(languageOfUrl(url)).toBe(language));

it.each([
  ['/a?b=1', '?b=1'],
  ['/a', ''],
  ['//[?secret=s', '?secret=s'],
  ['/a#?b', ''],
  ['/a?b?c#d', '?b?c'],
])('the query of %s is %j', (url, query) => expect(queryOf(url)).toBe(query));
