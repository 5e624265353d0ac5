import { createConcurrencyLimit } from './concurrency-limit';

describe('The waiting line', () => {
  const gate = () => {
    let open = () => undefined as void;
    const opened = new Promise<void>((resolve) => (open = resolve));
    return { opened, open };
  };

  it('lets in two, lets three wait and sends the rest away with 503', async () => {
    const { opened, open } = gate();
    const line = createConcurrencyLimit({ atOnce: 2, waiting: 3 });
    let running = 0;
    let most = 0;
    const work = () =>
      line.run(async () => {
        running += 1;
        most = Math.max(most, running);
        await opened;
        running -= 1;
        return 'done';
      });
    const all = Array.from({ length: 8 }, () => work().catch((error: unknown) => error));
    expect(() => line.checkRoom()).toThrow(
      expect.objectContaining({ statusCode: 503, text: 'BUSY' }),
    );
    open();
    const answers = await Promise.all(all);
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(5);
    expect(answers.slice(5)).toEqual(
      [1, 2, 3].map(() =>
        expect.objectContaining({ problemCode: 'SERVER_ERROR', statusCode: 503 }),
      ),
    );
    expect(most).toBe(2);
  });

  it('goes on after work that fails', async () => {
    const line = createConcurrencyLimit({ atOnce: 1, waiting: 1 });
    const answers = await Promise.allSettled([
      line.run(() => Promise.reject(new Error('broken'))),
      line.run(async () => 'next'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(await line.run(async () => 'later')).toBe('later');
  });
});
