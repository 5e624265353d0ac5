import { binomial, normalTail, seededRandom } from './random';

it.each([
  ['few of many', 10_000, 0.0003],
  ['few, near the change of methods', 100, 0.11],
  ['many', 1_000, 0.3],
  ['most', 1_000, 0.97],
])('draws %s with the mean and the spread of a binomial', (_what, trials, chance) => {
  const random = seededRandom(1);
  const drawn = Array.from({ length: 4_000 }, () => binomial(random, trials, chance));
  const mean = drawn.reduce((sum, each) => sum + each, 0) / drawn.length;
  const variance = drawn.reduce((sum, each) => sum + (each - mean) ** 2, 0) / drawn.length;
  const expected = trials * chance * (1 - chance);
  expect(Math.abs(mean - trials * chance)).toBeLessThan(4 * Math.sqrt(expected / drawn.length));
  expect(variance / expected).toBeGreaterThan(0.9);
  expect(variance / expected).toBeLessThan(1.1);
});

it.each([
  [0, 10, 0],
  [10, 0, 0],
  [10, 1, 10],
])('draws of %i with chance %d all that is certain', (trials, chance, drawn) => {
  expect(binomial(seededRandom(1), trials, chance)).toBe(drawn);
});

it.each([
  [0, 0.5],
  [0.6744898, 0.25],
  [1.959964, 0.025],
  [-1.959964, 0.975],
])('knows the tail of the normal distribution over %d', (z, tail) => {
  expect(normalTail(z)).toBeCloseTo(tail, 6);
});
