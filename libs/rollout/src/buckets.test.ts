import { bucketOf, saltOf } from './buckets';
import { WHOLE } from './whole';

const VISITORS = 20_000;
const TENTHS = 10;
const visitors = Array.from({ length: VISITORS }, (_, index) => `visitor-${index}`);

const tenthOf = (salt: string) => (visitor: string) =>
  Math.floor((bucketOf(visitor, salt) * TENTHS) / WHOLE);

/** Pearson's statistic of counts that should be equal. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

// 99.9th percentiles of the distribution: 27.9 for 9 degrees of freedom, 148.2 for 99
it.each(['hotels@1.0.0', 'hotels@1.0.1', 'trains@1.0.0'])(
  'spreads visitors evenly over the buckets of %s',
  (salt) => {
    const counts = Array.from({ length: TENTHS }, () => 0);
    for (const visitor of visitors) counts[tenthOf(salt)(visitor)]! += 1;
    expect(chiSquare(counts)).toBeLessThan(27.9);
  },
);

it.each([
  ['of the next release', saltOf('hotels', '1.0.1')],
  ['of another vertical', saltOf('trains', '1.0.0')],
])('says nothing of the buckets %s', (_what, other) => {
  const one = tenthOf(saltOf('hotels', '1.0.0'));
  const pairs = Array.from({ length: TENTHS ** 2 }, () => 0);
  for (const visitor of visitors) pairs[one(visitor) * TENTHS + tenthOf(other)(visitor)]! += 1;
  expect(chiSquare(pairs)).toBeLessThan(148.2);
});

it('gives a visitor the same bucket each time', () => {
  expect(bucketOf('somebody', 'hotels@1.0.0')).toBe(bucketOf('somebody', 'hotels@1.0.0'));
});
