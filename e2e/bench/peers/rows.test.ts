import { passes } from '../report';
import type { Look } from '../lighthouse';
import { phoneRows } from './browser-rows';
import { overviewText } from './overview';
import { isMadeAnew, servingRows, type Row } from './rows';
import type { Sample, Serving } from './serving';
import { checkSameElements, SIDES, type Side } from './sides';

const bySide = <Value>(value: (side: Side) => Value) =>
  Object.fromEntries(SIDES.map((side) => [side, value(side)])) as Record<Side, Value>;

const sample = (perSecond: number, processor: Record<string, number>): Sample => ({
  perSecond,
  processor,
});

const SPEED: Record<Side, number> = {
  wayfare: 100,
  cached: 2000,
  'react-router': 100,
  next: 80,
  bare: 900,
};

const serving = (shell: number): Serving => {
  const samples = (): Record<Side, Sample[]> =>
    bySide((side) => [
      sample(
        SPEED[side],
        side === 'wayfare' ? { shell, API: 1 } : { server: side === 'cached' ? 0.2 : 4 },
      ),
    ]);
  return {
    elements: bySide(() => 745),
    html: { plain: bySide(() => 90_000), compressed: bySide(() => 10_000) },
    samples: { plain: samples(), compressed: { ...samples(), bare: [] } },
    firstByte: bySide(() => [4, 5, 6]),
    cacheControl: 'public',
  };
};

const marksOf = (rows: readonly Row[]) =>
  new Map(rows.flatMap(({ marks }) => marks.map((mark) => [mark.key, mark])));
const isPassed = (rows: readonly Row[], key: string) => {
  const mark = marksOf(rows).get(key);
  return mark === undefined ? undefined : passes(mark);
};

test('the processor time of shell and API is held together against React Router', () => {
  expect(marksOf(servingRows(serving(3))).get('processor')?.value).toBe(1);
  expect(isPassed(servingRows(serving(3)), 'processor')).toBe(true);
  expect(isPassed(servingRows(serving(3.1)), 'processor')).toBe(false);
  expect(servingRows(serving(3))[0]?.cells).toMatchObject({
    wayfare: '4 ms (shell 3, API 1)',
    next: '4 ms',
  });
});

test('a kept page has bars of its own, and the limit is not compressed', () => {
  const rows = servingRows(serving(3));
  expect(
    ['pages-cached', 'processor-cached', 'first-byte-cached', 'html'].map((key) =>
      isPassed(rows, key),
    ),
  ).toEqual([true, true, true, true]);
  expect(rows.find(({ what }) => what.endsWith('a page, compressed'))?.cells.bare).toBeUndefined();
});

test('a page from the cache is not taken for one that was made anew', () => {
  expect(isMadeAnew(serving(3))).toBe(true);
  const kept = serving(3);
  kept.samples.plain.wayfare = kept.samples.plain.cached;
  expect(isMadeAnew(kept)).toBe(false);
  expect(isMadeAnew({ ...kept, cacheControl: 'private, no-store' })).toBe(true);
});

const look = (lcp: number, tti: number, tbt: number): Look => ({
  scores: {},
  lcp,
  tti,
  tbt,
  cls: 0,
  failing: {},
});

test('paint has to be below the better peer, interactivity at most as late, blocking short', () => {
  const rows = phoneRows({
    wayfare: [look(1500, 3300, 61)],
    'react-router': [look(1791, 3359, 38)],
    next: [look(1500, 3300, 104)],
  });
  expect(['lcp', 'tti', 'tbt'].map((key) => isPassed(rows, key))).toEqual([false, true, false]);
});

test('pages with other elements are not compared', () => {
  const counts = bySide(() => 1000);
  expect(() => checkSameElements({ ...counts, next: 1010 })).not.toThrow();
  expect(() => checkSameElements({ ...counts, next: 1011 })).toThrow(/next 1011/);
  expect(() => checkSameElements({ ...counts, bare: 0 })).toThrow();
  expect(() => checkSameElements({ ...counts, bare: Number.NaN })).toThrow();
  expect(() => checkSameElements(bySide(() => 0))).toThrow();
});

test('the table has a line of cells for each row, verdicts and trends', () => {
  const text = overviewText(
    {
      rows: servingRows(serving(4)),
      names: { 'react-router': 'React Router 8.4.0', next: 'Next 16.4.6' },
      about: ['One page.'],
    },
    [
      { date: '', commit: '', speed: 1, marks: { processor: 2 } },
      { date: '', commit: '', speed: 1, marks: { processor: 1.25 } },
    ],
  );
  const lines = text.split('\n').filter((line) => line.startsWith('|'));
  expect(new Set(lines.map((line) => line.split('|').length))).toEqual(new Set([11]));
  expect(lines[0]).toContain('React Router 8.4.0');
  expect(lines[2]).toContain('against React Router <= 1 ×<br>kept page <= 0.3 ms');
  expect(lines[2]).toContain('MISSED: 1.25 ×<br>pass: 0.2 ms');
  expect(lines[2]).toContain('█▁ 2 → 1.25');
});
