import { ownCopiesIn, parseOwnCopies } from './own-copies';

const MODULE = '@wayfare/ui/booking';

it.each<[string, Record<string, string> | undefined, Record<string, string>, string[]]>([
  ['that carries none', undefined, { [MODULE]: '2.0.0' }, []],
  ['whose host has just enough', { [MODULE]: '^2.9.0' }, { [MODULE]: '2.9.0' }, []],
  ['whose host has a later one', { [MODULE]: '^2.9.0' }, { [MODULE]: '2.11.4' }, []],
  ['whose host has an earlier one', { [MODULE]: '^2.9.0' }, { [MODULE]: '2.8.9' }, [MODULE]],
  ['whose host has another contract', { [MODULE]: '^2.9.0' }, { [MODULE]: '3.0.0' }, [MODULE]],
  ['whose host has never heard of it', { [MODULE]: '^2.9.0' }, { react: '2.9.0' }, [MODULE]],
  [
    'that carries two',
    { [MODULE]: '^2.9.0', '@wayfare/ui/map': '^2.10.0' },
    { [MODULE]: '2.9.0', '@wayfare/ui/map': '2.9.0' },
    ['@wayfare/ui/map'],
  ],
])('a release %s', (_what, ownCopies, host, used) => {
  expect(ownCopiesIn({ ownCopies }, host)).toEqual(used);
});

it.each(['no JSON', '["^2.9.0"]', '{"@wayfare/ui/booking":"two"}'])('refuses %s', (text) => {
  expect(() => parseOwnCopies(text, 'release alpha 1.0.0')).toThrow(
    expect.objectContaining({
      code: 'MANIFEST',
      message: 'release alpha 1.0.0: own-copies.json is no list of ranges',
    }),
  );
});
