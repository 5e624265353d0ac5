import { Worker } from 'node:worker_threads';
import type { FastifyInstance } from 'fastify';
import { buildServer } from '../build-server';
import { addWorker } from '../testing/shelf-worker.fixture';
import { testShelf, type TestShelf } from '../testing/site.fixture';
import { createPageMemory } from './page-memory';

describe('memory of pages', () => {
  it.each<[string, number, number, boolean]>([
    ['as long', 100_000, 100_000, true],
    ['somewhat longer', 100_000, 120_000, true],
    ['shorter', 100_000, 1, true],
    ['longer by far', 100_000, 200_000, false],
    ['after one without a byte', 0, 0, false],
  ])('is used again for a page that is %s', (_what, first, second, isSame) => {
    const memory = createPageMemory();
    const before = memory.take(first);
    memory.giveBack(before.buffer as ArrayBuffer);
    const after = memory.take(second);
    expect(after).toHaveLength(second);
    expect(after.buffer === before.buffer).toBe(isSame);
  });

  it('is one page at a time', () => {
    const memory = createPageMemory();
    const first = memory.take(10);
    expect(memory.take(10).buffer).not.toBe(first.buffer);
  });

  it('is kept of the last sixteen alone', () => {
    const memory = createPageMemory();
    const all = Array.from({ length: 17 }, () => memory.take(10).buffer as ArrayBuffer);
    for (const buffer of all) memory.giveBack(buffer);
    const again = Array.from({ length: 17 }, () => memory.take(10).buffer);
    expect(again.slice(0, 16)).toEqual(all.slice(1));
    expect(all).not.toContain(again[16]);
  });
});

describe('pages one after another from one worker', () => {
  let shelf: TestShelf;
  let app: FastifyInstance;
  const LENGTHS = [90_000, 10, 40_000, 0, 200_000, 5];

  beforeAll(async () => {
    shelf = await testShelf({ RENDER_WORKERS: '1' });
    await addWorker(shelf);
    await shelf.publish({
      name: 'alpha',
      code: `routes: { index: () => Promise.resolve({
        loader: ({ url }) => ({ words: url.searchParams.get('q').slice(0, 1).repeat(Number(url.searchParams.get('q').slice(1))) }),
        Component: () => h('p', null, kit.usePageData().words),
      }) }, slots: {}`,
    });
    app = await buildServer(shelf.config);
  });

  afterAll(async () => {
    await app.close();
    await shelf.remove();
  });

  it('have their own bytes alone, and give their memory back', async () => {
    const sent = jest.spyOn(Worker.prototype, 'postMessage');
    for (const [number, length] of LENGTHS.entries()) {
      const letter = 'abcdef'.charAt(number);
      const { body, statusCode } = await app.inject(`/alpha?q=${letter}${length}`);
      expect({ statusCode, words: /<p>(.*?)<\/p>/.exec(body)?.[1] }).toEqual({
        statusCode: 200,
        words: letter.repeat(length),
      });
      expect(body.endsWith('</html>')).toBe(true);
    }
    const back = sent.mock.calls.flatMap(([message]) =>
      (message as { kind: string }).kind === 'sent' ? [message as { memory: ArrayBuffer }] : [],
    );
    expect(back).toHaveLength(LENGTHS.length);
    // what was handed over has nothing left here
    expect(back.map(({ memory }) => memory.byteLength)).toEqual(LENGTHS.map(() => 0));
  });
});
