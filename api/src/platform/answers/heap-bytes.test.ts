import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { heapBytes } from './heap-bytes';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const COPIES = 4_000;

/** Bytes of heap and buffers that one of many copies takes, once. */
function measuredOnce(make: (index: number) => unknown): number {
  const used = () => {
    // the first leaves what it found free to the next
    collect();
    collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const before = used();
  const kept = Array.from({ length: COPIES }, (_, index) => make(index));
  const bytes = (used() - before) / kept.length;
  return bytes - 8;
}

/** The middle of five: whatever else is made or let go meanwhile is in one of them. */
const measured = (make: (index: number) => unknown) =>
  Array.from({ length: 5 }, () => measuredOnce(make)).sort((one, other) => one - other)[2] ?? 0;

/** As it is read from an answer: text that is put together is kept in parts. */
const read = (text: string) => Buffer.from(text).toString();

const rate = (index: number) => ({
  id: `rate_${index}_of_a_hotel_with_a_long_id`,
  board: 'BB',
  price: { total: { amount: index, currency: 'EUR' }, fee: { amount: 5, currency: 'EUR' } },
  refunds: [{ before: new Date(index), amount: { amount: index, currency: 'EUR' } }],
});

describe('Bytes on the heap are counted to within a third', () => {
  it.each<readonly [string, (index: number) => unknown]>([
    ['rates as objects', (index) => Array.from({ length: 8 }, () => rate(index))],
    ['text', (index) => read(`${index} `.padEnd(600, 'a quiet room '))],
    ['text beyond ISO 8859-1', (index) => read(`${index} `.padEnd(600, 'тихий номер '))],
    [
      'a map',
      (index) => new Map(Array.from({ length: 24 }, (_, key) => [`${index} ${key}`, index])),
    ],
    ['numbers in a typed array', (index) => Float64Array.from({ length: 400 }, () => index)],
  ])('of %s', (_what, make) => {
    const real = measured(make);
    const counted = heapBytes(make(COPIES));
    expect(counted / real).toBeGreaterThan(2 / 3);
    expect(counted / real).toBeLessThan(4 / 3);
  });

  it('once for what is met twice', () => {
    const text = 'x'.repeat(1_000);
    expect(heapBytes([text, text])).toBeLessThan(heapBytes([text]) + 100);
    const ring: unknown[] = [];
    ring.push(ring);
    expect(heapBytes(ring)).toBeLessThan(100);
  });
});
