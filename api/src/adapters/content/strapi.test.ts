import { Problem } from '../../http/problem';
import { startWireDouble } from '../wire-between';
import type { WireDouble } from '../wire-between';
import { describeContent } from './conformance';
import { strapiContent } from './strapi';
import { startStrapiDouble } from './strapi-double';
import type { StrapiDouble } from './strapi-double';

const silent = { error: () => undefined, warn: () => undefined };
const REAL = process.env['CONTENT_TEST_URL'];

describe.each([4, 5] as const)('Strapi %d', (version) => {
  let strapi: StrapiDouble;
  beforeAll(async () => {
    strapi = await startStrapiDouble({ version, token: 'secret', maxPageSize: 1 });
  });
  afterAll(() => strapi.close());

  describeContent('as a content service, page by page', () => strapiContent({ url: strapi.url, token: 'secret', timeout: 5_000 }, silent));
});

if (REAL !== undefined) describeContent('A real Strapi', () => strapiContent({ url: REAL, token: process.env['CONTENT_TEST_TOKEN'], timeout: 20_000 }, silent));

/** What was told to the log. */
function listening() {
  const told: { readonly level: string; readonly facts: unknown }[] = [];
  return { told, log: { error: (facts: unknown) => void told.push({ level: 'error', facts }), warn: (facts: unknown) => void told.push({ level: 'warn', facts }) } };
}

const GOOD = { id: 90, title: 'Good', slug: 'good', locale: 'en', teaser: 'Good.', body: 'Good.', publishedAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z', topic: 'food', cover: { url: '/uploads/a_1.webp' } };

describe('The adapter of Strapi', () => {
  let strapi: StrapiDouble;
  let wire: WireDouble;
  let now = 0;

  beforeAll(async () => {
    const bad = [
      { ...GOOD, id: 91, slug: 'Bad Slug' },
      { ...GOOD, id: 92, slug: 'no-cover', cover: null },
      { ...GOOD, id: 93, slug: 'foreign-cover', cover: { url: 'https://elsewhere.test/a.webp' } },
      { ...GOOD, id: 94, slug: 'long', body: 'x'.repeat(60_001) },
      { ...GOOD, id: 95, slug: 'blocks', body: [{ type: 'paragraph' }] },
      { ...GOOD, id: 96, slug: 'other-language', locale: 'de' },
      null,
      'text',
    ];
    strapi = await startStrapiDouble({ version: 5, more: [GOOD, ...bad] });
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

  const content = (log: Parameters<typeof strapiContent>[1] = silent, timeout = 2_000) => strapiContent({ url: wire.url, token: 'secret', timeout }, log, () => now);
  const settled = () => new Promise((resolve) => setTimeout(resolve, 100));

  it('asks for published entries of a language with their relations, and shows its token', async () => {
    await content().list('articles', 'en');
    expect(decodeURIComponent(wire.asked[0]?.url ?? '')).toBe('/api/articles?locale=en&sort=publishedAt:desc&pagination[pageSize]=100&populate[0]=localizations&populate[1]=cover');
    expect(wire.asked[0]?.headers.authorization).toBe('Bearer secret');
  });

  it('leaves out entries that cannot be shown, and says so once for each', async () => {
    const { told, log } = listening();
    const service = content(log);
    const slugs = (await service.list('articles', 'en')).map(({ attributes }) => attributes.slug);
    expect(slugs).toEqual(['lisbon-in-three-days', 'night-trains', 'good']);
    expect(told.map(({ level }) => level)).toEqual(Array.from({ length: 7 }, () => 'warn'));
    expect(JSON.stringify(told)).not.toContain('xxxx');
    now += 61_000;
    await service.list('articles', 'en');
    await settled();
    expect(told).toHaveLength(7);
  });

  it('asks once however many want to know, and not again within a minute', async () => {
    const service = content();
    await Promise.all([service.list('articles', 'en'), service.find('articles', 'good', 'en'), service.find('articles', 'nobody-wrote-this', 'en')]);
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
  ] as const)('CNT-30 logs a failed fetch once and throws the same error to everybody: %p', async (fault, code) => {
    wire.on(/destinations/, fault);
    const { told, log } = listening();
    const service = content(log, 300);
    const failures = await Promise.all([1, 2, 3].map(() => service.find('destinations', 'spain', 'en').catch((error: unknown) => error)));
    expect(failures[0]).toBeInstanceOf(Problem);
    expect(failures[0]).toMatchObject({ problemCode: code, text: `${code}.content` });
    expect(failures.every((failure) => failure === failures[0])).toBe(true);
    expect(told).toEqual([{ level: 'error', facts: { err: failures[0], path: 'destinations' } }]);
  });

  it('works again when the service does', async () => {
    const service = content();
    wire.on(/articles/, 'dropped');
    await expect(service.list('articles', 'en')).rejects.toBeInstanceOf(Problem);
    wire.reset();
    expect(await service.list('articles', 'en')).toHaveLength(3);
  });

  it('CNT-12 asks for a draft each time, by both names that versions of Strapi have for it', async () => {
    const service = content();
    await service.draft('not-ready', 'en');
    await service.draft('not-ready', 'en');
    expect(wire.asked).toHaveLength(2);
    expect(decodeURIComponent(wire.asked[0]?.url ?? '')).toContain('filters[slug][$eq]=not-ready&publicationState=preview&status=draft');
  });
});
