import { languageOfPath, toLanguage } from './language';

it.each([
  ['/', 'en'],
  ['/nl', 'nl'],
  ['/nl/hotels', 'nl'],
  ['/nlx', 'en'],
  ['/hotels/nl', 'en'],
])('I18N-57 the path %s is %s', (path, language) => {
  expect(languageOfPath(path)).toBe(language);
});

it.each([
  ['nl', 'nl'],
  ['en', 'en'],
  ['de', 'en'],
  [undefined, 'en'],
])('I18N-60 takes %p for %s', (value, language) => {
  expect(toLanguage(value)).toBe(language);
});
