import { accepted, isOneOf } from './secrets';

it.each([
  ['the only one', 'new', ['new'], true],
  ['the current one of two', 'new', ['new', 'old'], true],
  ['the previous one of two', 'old', ['new', 'old'], true],
  ['another', 'other', ['new', 'old'], false],
  ['a beginning of one', 'ne', ['new', 'old'], false],
  ['nothing', '', ['new'], false],
  ['nothing where there is none', '', [], false],
])('knows %s', (_what, shown, secrets, expected) => {
  expect(isOneOf(shown, secrets)).toBe(expected);
});

it('accepts what is set, the current one first', () => {
  expect([accepted('new', 'old'), accepted('new', undefined), accepted(undefined)]).toEqual([
    ['new', 'old'],
    ['new'],
    [],
  ]);
});
