import { readHistory, trendOf, withRun, type KeptRun } from './history';

const run = (marks: Record<string, number>, date = '2026-11-29T01-00'): KeptRun => ({
  date,
  commit: 'abc',
  speed: 1.02,
  marks,
});

test('a kept run is read back, the oldest first', () => {
  const first = run({ processor: 1.9, lcp: 0.88 });
  const second = run({ processor: 1.4, lcp: 0.9 }, '2026-11-30T01-00');
  expect(readHistory(withRun(withRun('', first), second))).toEqual([first, second]);
});

test('a new figure gets a column and leaves the runs before it as they were', () => {
  const text = withRun(withRun('', run({ processor: 1.9 })), run({ tti: 1.1 }));
  expect(text.split('\n').map((line) => line.split('\t').length)).toEqual([5, 5, 5, 1]);
  expect(readHistory(text).map(({ marks }) => marks)).toEqual([{ processor: 1.9 }, { tti: 1.1 }]);
});

test('a trend is of the last ten values, and skips runs without one', () => {
  const values = Array.from({ length: 12 }, (_, at) => run({ processor: at + 1 }));
  expect(trendOf([...values, run({ lcp: 1 })], 'processor')).toBe('▁▂▃▃▄▅▆▆▇█ 3 → 12');
});

test('what was measured once, or never changed, has no rise', () => {
  expect(trendOf([run({ processor: 2 })], 'processor')).toBe('');
  expect(trendOf([run({ processor: 2 }), run({ processor: 2 })], 'processor')).toBe('▄▄ 2 → 2');
  expect(trendOf([run({ a: Number.NaN }), run({ a: 2 })], 'a')).toBe('');
});
