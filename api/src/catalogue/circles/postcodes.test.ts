import { readFileSync } from 'node:fs';
import { parsePostcodes, postcodesFor, rangeFor } from './postcodes';

const HEADER = 'country\tfrom\tto\ttown_id\ttown_name\tlat\tlon\tradius_km\tname';
const AMSTERDAM = 'NL\t1000\t1099\tc_1\tAmsterdam\t52.37\t4.895\t25\t';
const CENTRUM = 'NL\t1012\t1012\tc_1\tAmsterdam\t52.373\t4.893\t1.5\tCentrum';
const BRUSSELS = 'BE\t1000\t1099\tc_2\tBrussels\t50.85\t4.35\t5\t';
const PARIS = 'FR\t75001\t75001\tc_3\tParis\t48.86\t2.34\t1.5\t1er';
const table = (...rows: string[]) => `${[HEADER, ...rows].join('\n')}\n`;
const ranges = parsePostcodes(table(AMSTERDAM, CENTRUM, BRUSSELS, PARIS));

it.each<[string, 'en' | 'nl', string[]]>([
  ['1012', 'en', ['NL 1012 Centrum', 'BE 1012 ']],
  ['1012 AB', 'nl', ['NL 1012 Centrum']],
  ['1012ab', 'nl', ['NL 1012 Centrum']],
  ['1050', 'nl', ['BE 1050 ', 'NL 1050 ']],
  ['B-1000', 'nl', ['BE 1000 ']],
  ['NL-1000', 'en', ['NL 1000 ']],
  [' 75001 ', 'en', ['FR 75001 1er']],
  ['75001 ab', 'en', []],
  ['75002', 'en', []],
  ['101', 'en', []],
  ['101234', 'en', []],
  ['1012 Amsterdam', 'nl', ['NL 1012 Centrum', 'BE 1012 ']],
  ['hotel 1012', 'en', []],
])('%p in %s is the postcode of %j', (typed, language, expected) => {
  const found = postcodesFor(ranges, typed, language);
  expect(found.map(({ code, range }) => `${range.country} ${code} ${range.name}`)).toEqual(
    expected,
  );
});

it('has the narrowest range of the country alone', () => {
  expect(rangeFor(ranges, 'NL', '1012')?.name).toBe('Centrum');
  expect(rangeFor(ranges, 'FR', '1012')).toBeNull();
});

it.each([
  ['a country in words', BRUSSELS.replace('BE', 'Belgium')],
  ['letters for digits', BRUSSELS.replace('1000', '10A0')],
  ['ends of two lengths', BRUSSELS.replace('1099', '10999')],
  ['its ends the wrong way round', BRUSSELS.replace('1000', '2000')],
  ['no town', BRUSSELS.replace('c_2', '')],
  ['no latitude', BRUSSELS.replace('50.85', '')],
  ['no width', BRUSSELS.replace('\t5\t', '\t0\t')],
  ['a column too few', BRUSSELS.slice(0, -1)],
])('refuses a range with %s', (_what, row) => {
  expect(() => parsePostcodes(table(AMSTERDAM, row))).toThrow('postcodes.tsv: line 3');
});

it('refuses a table without its columns', () => {
  expect(() => parsePostcodes(AMSTERDAM)).toThrow('the first line does not name the columns');
});

describe('The table', () => {
  const all = parsePostcodes(readFileSync('api/places/postcodes.tsv', 'utf8'));

  it.each(['NL', 'BE', 'ES', 'FR', 'DE'])(
    'of %s has ranges that lie in each other or apart',
    (country) => {
      const own = all
        .filter((range) => range.country === country)
        .sort((a, b) => (a.from === b.from ? (a.to < b.to ? 1 : -1) : a.from < b.from ? -1 : 1));
      const across: string[] = [];
      const open: (typeof own)[number][] = [];
      for (const range of own) {
        while (open.length > 0 && (open.at(-1)?.to ?? '') < range.from) open.pop();
        const outer = open.at(-1);
        if (outer !== undefined && outer.to < range.to) across.push(`${outer.from} ${range.from}`);
        open.push(range);
      }
      expect(own.length).toBeGreaterThan(500);
      expect(across).toEqual([]);
    },
  );
});
