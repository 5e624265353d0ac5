import { countDeaths } from './deaths';

let now: number;
let told: string[];
let deaths: ReturnType<typeof countDeaths>;
beforeEach(() => {
  now = 0;
  told = [];
  deaths = countDeaths(
    (release) => told.push(release),
    () => now,
  );
});

const die = (release: string, at: number) => {
  now = at;
  deaths.add(release);
};

it.each<[string, [release: string, at: number][], string[]]>([
  ['one', [['a@1', 0]], []],
  [
    'two within a minute',
    [
      ['a@1', 0],
      ['a@1', 59_999],
    ],
    ['a@1'],
  ],
  [
    'two with a minute in between',
    [
      ['a@1', 0],
      ['a@1', 60_000],
    ],
    [],
  ],
  [
    'one of each of two versions',
    [
      ['a@1', 0],
      ['a@2', 1],
    ],
    [],
  ],
  [
    'three, of which the last two are close',
    [
      ['a@1', 0],
      ['a@1', 60_000],
      ['a@1', 60_001],
    ],
    ['a@1'],
  ],
  [
    'three in a row, once',
    [
      ['a@1', 0],
      ['a@1', 1],
      ['a@1', 2],
    ],
    ['a@1'],
  ],
  [
    'four in a row, twice',
    [
      ['a@1', 0],
      ['a@1', 1],
      ['a@1', 2],
      ['a@1', 3],
    ],
    ['a@1', 'a@1'],
  ],
])('of %s', (_what, all, expected) => {
  for (const [release, at] of all) die(release, at);
  expect(told).toEqual(expected);
});
