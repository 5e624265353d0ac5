import { takeCredential } from './sign-in-return';

it.each([
  ['#sign-in=abc-DEF_1', 'abc-DEF_1', ['/nl?x=1']],
  ['', null, []],
  ['#main', null, []],
  ['#sign-in=', null, []],
  ['#sign-in=a b', null, []],
  ['#sign-in=abc&more', null, []],
])('takes the credential out of %j', (hash, expected, replaced) => {
  const urls: unknown[] = [];
  const history = {
    state: null,
    replaceState: (_state: unknown, _unused: string, url?: string | URL | null) =>
      void urls.push(url),
  };
  expect(takeCredential({ hash, pathname: '/nl', search: '?x=1' }, history)).toBe(expected);
  expect(urls).toEqual(replaced);
});
