import { inBatches } from './in-batches';

/** Something that is asked, and answers when the test says so. */
function asked() {
  const batches: { keys: readonly string[]; answer: () => void; fail: () => void }[] = [];
  const askFor = inBatches(
    (keys: readonly string[]) =>
      new Promise<Map<string, string>>((resolve, reject) => {
        batches.push({
          keys,
          answer: () =>
            resolve(new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, `${key}!`]))),
          fail: () => reject(new Error('lost')),
        });
      }),
  );
  return { batches, askFor };
}

const soon = () => new Promise<void>((resolve) => setImmediate(resolve));

it('asks at once for what comes at once, and later for what comes meanwhile', async () => {
  const { batches, askFor } = asked();
  const first = [askFor('a'), askFor('b'), askFor('a')];
  await soon();
  const later = [askFor('a'), askFor('nobody')];
  await soon();
  expect(batches.map(({ keys }) => keys)).toEqual([['a', 'b']]);
  batches[0]?.answer();
  expect(await Promise.all(first)).toEqual(['a!', 'b!', 'a!']);
  await soon();
  // an answer is never older than its question
  expect(batches.map(({ keys }) => keys)).toEqual([
    ['a', 'b'],
    ['a', 'nobody'],
  ]);
  batches[1]?.answer();
  expect(await Promise.all(later)).toEqual(['a!', undefined]);
});

it('tells those who asked of an error, and nobody else', async () => {
  const { batches, askFor } = asked();
  const first = askFor('a').catch((error: unknown) => error);
  await soon();
  const later = askFor('b');
  batches[0]?.fail();
  expect(await first).toEqual(new Error('lost'));
  await soon();
  batches[1]?.answer();
  expect(await later).toBe('b!');
});
