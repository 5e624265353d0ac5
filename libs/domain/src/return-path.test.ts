import { safeReturnPath } from './return-path';

it.each([
  ['/booking/step1?quote=q#guest', '/booking/step1?quote=q#guest'],
  ['/nl', '/nl'],
  ['/a/../b', '/b'],
  [null, '/'],
  [undefined, '/'],
  ['', '/'],
  ['booking', '/'],
  ['//evil.example', '/'],
  ['///evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/.//evil.example', '/'],
  ['/x/..//evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/\n//evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['\\\\evil.example', '/'],
  ['/@evil.example', '/@evil.example'],
  [`/${'a'.repeat(2_000)}`, '/'],
])('an open redirect is none: %j leads to %s', (target, expected) => {
  expect(safeReturnPath(target)).toBe(expected);
});
