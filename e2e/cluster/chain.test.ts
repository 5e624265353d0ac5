import type { Revision } from '@wayfare/releases';
import { chainFaults, strayObjects, type Told } from './chain';

const at = '2026-01-01T00:00:00.000Z';
const publish = (rev: number, vertical: string, versions: Record<string, string>): Revision => ({
  rev,
  at,
  action: 'publish',
  vertical,
  set: Object.fromEntries(
    Object.entries(versions).map(([name, version]) => [name, [{ version, weight: 10_000 }]]),
  ),
});

const FIRST = publish(1, 'a', { a: '1.0.0' });
const SECOND = publish(2, 'b', { a: '1.0.0', b: '1.0.0' });
const THIRD = publish(3, 'a', { a: '2.0.0', b: '1.0.0' });
const B: Told = { vertical: 'b', version: '1.0.0', rev: 2 };
const A2: Told = { vertical: 'a', version: '2.0.0', rev: 3 };

it.each<[string, Revision[], Told[], string[]]>([
  ['whole', [FIRST, SECOND, THIRD], [B, A2], []],
  ['without one', [FIRST, SECOND], [B, A2], ['a 2.0.0 was told as revision 3, and is lost']],
  [
    'with one twice',
    [FIRST, SECOND, THIRD, { ...THIRD, rev: 4 }],
    [A2],
    ['a 2.0.0 was told as revision 3, and is 3, 4'],
  ],
  [
    'with one that was told otherwise',
    [FIRST, SECOND, THIRD],
    [{ ...A2, rev: 2 }],
    ['a 2.0.0 was told as revision 2, and is 3'],
  ],
  [
    'with one of which nothing was told',
    [FIRST, SECOND, THIRD],
    [{ ...A2, rev: null }],
    ['a 2.0.0 was told as revision none, and is 3'],
  ],
  ['with a gap', [FIRST, { ...SECOND, rev: 3 }], [], ['revision 3 follows 1']],
  [
    'in which one undid another',
    [FIRST, SECOND, publish(3, 'a', { a: '2.0.0' })],
    [A2],
    ['revision 3 of a changes other verticals too'],
  ],
])('a history %s is told so', (_what, history, told, faults) => {
  expect(chainFaults(history, told)).toEqual(faults);
});

it.each<[string, string[], object]>([
  ['whole', ['a/1.0.0/x.js', 'a/1.0.0/release.json'], { orphans: [], missing: [] }],
  [
    'with compressed twins',
    ['a/1.0.0/x.js', 'a/1.0.0/x.js.br', 'a/1.0.0/release.json'],
    { orphans: [], missing: [] },
  ],
  [
    'of a release that nobody knows',
    ['a/1.0.0/x.js', 'a/1.0.0/release.json', 'a/2.0.0/x.js'],
    { orphans: ['a/2.0.0/x.js'], missing: [] },
  ],
  ['without a file', ['a/1.0.0/release.json'], { orphans: [], missing: ['a/1.0.0/x.js'] }],
])('a bucket %s is told so', (_what, objects, strays) => {
  const stored = { vertical: 'a', version: '1.0.0', files: ['x.js', 'release.json'] };
  expect(strayObjects(objects, [stored])).toEqual(strays);
});
