import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { heapBytes } from './heap-bytes';

setFlagsFromString('--expose-gc');

const COPIES = 2_000;

/** In a thread of its own: nothing else is on that heap. */
const MEASURE = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { deserialize, serialize } = require('node:v8');
  const collect = require('node:vm').runInNewContext('gc');
  const bytes = serialize(workerData.value);
  const used = () => {
    collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const kept = [];
  const fill = () => { for (let i = 0; i < workerData.copies; i += 1) kept.push(deserialize(bytes)); };
  fill();
  const before = used();
  fill();
  parentPort.postMessage((used() - before) / workerData.copies - 8);
`;

/** Bytes of heap and buffers that one of many copies takes. */
async function measured(value: unknown): Promise<number> {
  const worker = new Worker(MEASURE, { eval: true, workerData: { value, copies: COPIES } });
  const [bytes] = (await once(worker, 'message')) as [number];
  await worker.terminate();
  return bytes;
}

const rate = (index: number) => ({
  id: `rate_${index}_of_a_hotel_with_a_long_id`,
  board: 'BB',
  price: { total: { amount: index, currency: 'EUR' }, fee: { amount: 5, currency: 'EUR' } },
  refunds: [{ before: new Date(index), amount: { amount: index, currency: 'EUR' } }],
});

const many = <Each>(length: number, make: (index: number) => Each) =>
  Array.from({ length }, (_, index) => make(index));

describe('Bytes on the heap are counted to within a third', () => {
  it.each([
    ['rates as objects', many(8, rate)],
    ['text', 'a quiet room '.repeat(50)],
    ['text beyond ISO 8859-1', 'тихий номер '.repeat(50)],
    ['a map', new Map(many(24, (key) => [`a key ${key}`, key] as const))],
    ['numbers in a typed array', Float64Array.from(many(400, Number))],
  ])('of %s', async (_what, value) => {
    const real = await measured(value);
    expect(heapBytes(value) / real).toBeGreaterThan(2 / 3);
    expect(heapBytes(value) / real).toBeLessThan(4 / 3);
  });

  it('once for what is met twice', () => {
    const text = 'x'.repeat(1_000);
    expect(heapBytes([text, text])).toBeLessThan(heapBytes([text]) + 100);
    const ring: unknown[] = [];
    ring.push(ring);
    expect(heapBytes(ring)).toBeLessThan(100);
  });
});
