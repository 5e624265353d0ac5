import { once } from 'node:events';
import { createServer } from 'node:http';
import { hotelCodes } from './hotelbeds.codes';

const HOUR = 3_600_000;

/** A table that can be changed, and codes read from it on a clock that is turned. */
async function open() {
  const site = { status: 200, body: 'H-1\t101\nno line\nH-2\t102\n', asked: 0 };
  const time = { now: 0 };
  const told: unknown[] = [];
  const server = createServer((_request, response) => {
    site.asked += 1;
    response.writeHead(site.status).end(site.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const codes = hotelCodes(`http://127.0.0.1:${port}/codes.tsv`, 1_000, {
    log: { warn: (...words: unknown[]) => void told.push(words) },
    clock: () => time.now,
  });
  const ids = async () => [...(await codes()).byId.keys()];
  return { site, time, told, codes, ids, close: () => server.close() };
}

describe('The codes of hotels at Hotelbeds', () => {
  it('are read once a day', async () => {
    const { site, time, codes, close } = await open();
    expect((await codes()).byCode.get(102)).toBe('H-2');
    time.now = 24 * HOUR - 1;
    expect((await codes()).byId.get('H-1')).toBe(101);
    expect(site.asked).toBe(1);
    close();
  });

  it.each<[string, { status: number; body: string }]>([
    ['fails', { status: 500, body: '' }],
    ['is no table', { status: 200, body: '<h1>Gateway</h1>' }],
  ])(
    'are those of before while the table %s, and are asked for again soon',
    async (_how, broken) => {
      const { site, time, told, ids, close } = await open();
      await ids();
      Object.assign(site, broken);
      time.now = 25 * HOUR;
      expect(await ids()).toEqual(['H-1', 'H-2']);
      // the answer above waits for no table
      while (told.length === 0) await new Promise((resolve) => setImmediate(resolve));
      expect(await ids()).toEqual(['H-1', 'H-2']);
      expect([site.asked, told]).toEqual([
        2,
        [[{ err: expect.any(Error) }, 'the table of hotel codes could not be read']],
      ]);
      Object.assign(site, { status: 200, body: 'H-3\t103\n' });
      time.now = 26 * HOUR;
      while ((await ids())[0] !== 'H-3') await new Promise((resolve) => setImmediate(resolve));
      close();
    },
  );

  it('are asked for anew where none were ever read', async () => {
    const { site, ids, close } = await open();
    Object.assign(site, { status: 503 });
    await expect(ids()).rejects.toThrow('SUPPLIER_FAILED');
    Object.assign(site, { status: 200 });
    expect(await ids()).toEqual(['H-1', 'H-2']);
    close();
  });
});
