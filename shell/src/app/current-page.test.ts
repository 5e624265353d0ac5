import { alternateOf } from './current-page';

const pageOf = (nl: string) => ({ en: '/things', nl });

it.each([
  ['/nl/dingen', '?tab=b', '/nl/dingen?tab=b'],
  ['/nl/dingen', '', '/nl/dingen'],
  ['/nl/dingen?page=3', '?page=3&tab=b', '/nl/dingen?page=3'],
])('SEO-09 a page at %s with the query %s is %s in the other language', (nl, query, path) => {
  expect(alternateOf(pageOf(nl), 'nl', query)).toBe(path);
});
