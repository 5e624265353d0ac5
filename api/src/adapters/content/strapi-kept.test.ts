import { Problem } from '../../platform/http/problem';
import { startWireDouble } from '../../../test/fakes/fault-proxy';
import type { WireDouble } from '../../../test/fakes/fault-proxy';
import { strapiContent } from './strapi';
import { startStrapiDouble } from '../../../test/fakes/strapi/strapi.fake';
import type { StrapiDouble } from '../../../test/fakes/strapi/strapi.fake';
import { silent, listening, GOOD, BARE } from '../../../test/fakes/strapi/strapi-bodies';

describe('The adapter of Strapi', () => {
  let strapi: StrapiDouble;
  let wire: WireDouble;
  let now = 0;

  beforeAll(async () => {
    const bad = [
      { ...GOOD, id: 91, slug: 'Bad Slug' },
      { ...GOOD, id: 94, slug: 'long', body: 'x'.repeat(60_001) },
      { ...GOOD, id: 95, slug: 'object', body: { type: 'paragraph' } },
      { ...GOOD, id: 96, slug: 'other-language', locale: 'de' },
      null,
      'text',
    ];
    strapi = await startStrapiDouble({ version: 5, more: [GOOD, ...BARE, ...bad] });
    wire = await startWireDouble(() => strapi.url);
  });
  afterAll(async () => {
    await wire.close();
    await strapi.close();
  });
  beforeEach(() => {
    wire.reset();
    now = 0;
  });

  const content = (log: Parameters<typeof strapiContent>[1] = silent, timeout = 2_000) =>
    strapiContent({ url: wire.url, token: 'secret', timeout }, log, () => now);
  const settled = () => new Promise((resolve) => setTimeout(resolve, 100));

  it('asks once however many want to know, and not again within a minute', async () => {
    const service = content();
    await Promise.all([
      service.list('articles', 'en'),
      service.find('articles', 'good', 'en'),
      service.find('articles', 'nobody-wrote-this', 'en'),
    ]);
    now += 59_000;
    await service.list('articles', 'en');
    expect(wire.asked).toHaveLength(1);
  });

  it('shows what it has while it asks again, and keeps it while nobody answers', async () => {
    const { told, log } = listening();
    const service = content(log);
    await service.list('promos', 'en');
    wire.on(/promos/, { status: 500, code: 'down' });
    now += 61_000;
    for (let count = 0; count < 5; count += 1) {
      expect(await service.list('promos', 'en')).toHaveLength(2);
      await settled();
    }
    expect(wire.asked).toHaveLength(2);
    expect(told).toHaveLength(1);
    now += 11_000;
    await service.list('promos', 'en');
    await settled();
    expect(wire.asked).toHaveLength(3);
  });

  it.each([
    ['hanging', 'SUPPLIER_TIMEOUT'],
    ['dropped', 'SUPPLIER_FAILED'],
    ['html', 'SUPPLIER_FAILED'],
    ['rubbish', 'SUPPLIER_FAILED'],
    ['null', 'SUPPLIER_FAILED'],
    [{ status: 403, code: 'forbidden' }, 'SUPPLIER_FAILED'],
    [{ status: 503, code: 'busy' }, 'SUPPLIER_FAILED'],
    [() => '{"data":{},"meta":{}}', 'SUPPLIER_FAILED'],
  ] as const)(
    'CNT-30 logs a failed fetch once and throws the same error to everybody: %p',
    async (fault, code) => {
      wire.on(/destinations/, fault);
      const { told, log } = listening();
      const service = content(log, 300);
      const failures = await Promise.all(
        [1, 2, 3].map(() =>
          service.find('destinations', 'spain', 'en').catch((error: unknown) => error),
        ),
      );
      expect(failures[0]).toBeInstanceOf(Problem);
      expect(failures[0]).toMatchObject({ problemCode: code, text: `${code}.content` });
      expect(failures.every((failure) => failure === failures[0])).toBe(true);
      expect(told).toEqual([{ level: 'error', facts: { err: failures[0], path: 'destinations' } }]);
    },
  );

  it('works again when the service does', async () => {
    const service = content();
    wire.on(/articles/, 'dropped');
    await expect(service.list('articles', 'en')).rejects.toBeInstanceOf(Problem);
    wire.reset();
    expect(await service.list('articles', 'en')).toHaveLength(7);
  });
});
