import { Problem } from '../../platform/http/problem';
import { foreignName } from '../../media/foreign-pictures';
import { startWireDouble } from '../../../test/fakes/fault-proxy';
import type { WireDouble } from '../../../test/fakes/fault-proxy';
import type { Content } from '../../ports/content';
import { describeContent } from '../../../test/conformance/content/conformance';
import { strapiContent } from './strapi';
import { startStrapiDouble } from '../../../test/fakes/strapi/strapi.fake';
import type { StrapiDouble } from '../../../test/fakes/strapi/strapi.fake';
import { silent, listening, GOOD, BARE } from '../../../test/fakes/strapi/strapi-bodies';

const REAL = process.env['CONTENT_TEST_URL'];

describe.each([4, 5] as const)('Strapi %d', (version) => {
  let strapi: StrapiDouble;
  beforeAll(async () => {
    strapi = await startStrapiDouble({ version, token: 'secret', maxPageSize: 1 });
  });
  afterAll(() => strapi.close());

  describeContent('as a content service, page by page', () =>
    strapiContent({ url: strapi.url, token: 'secret', timeout: 5_000 }, silent),
  );
});

const LISBON = {
  title: 'Lisbon in three days',
  cover: { src: expect.stringMatching(/^\/media\/content\//) },
};

/** What the dynamic zone of the small content's article becomes. */
async function expectZone(content: Content): Promise<void> {
  const found = await content.find('articles', 'lisbon-in-three-days', 'en');
  expect(found?.attributes).toMatchObject(LISBON);
  const body = found?.attributes.body ?? '';
  expect(body).toContain('<p>Walk uphill first.</p>');
  expect(body).toContain('<h2 id="from-a-zone">From a zone</h2>');
  expect(body).toContain(
    '<p>In <strong>blocks &lt;b&gt;</strong><a href="/trains">and a link</a></p>',
  );
  expect(body).toContain('<ul><li>one</li></ul>');
  expect(body).toContain('<blockquote><p>Said so.</p>');
}

if (REAL !== undefined) {
  const real = (zone?: string) =>
    strapiContent(
      { url: REAL, token: process.env['CONTENT_TEST_TOKEN'], timeout: 20_000, zone },
      silent,
    );
  describeContent('A real Strapi', () => real());
  describeContent('A real Strapi with a dynamic zone', () => real('blocks'));
  it('a real Strapi shows what is in the zone, pictures too', async () => {
    await expectZone(real('blocks'));
    expect(
      (await real('blocks').find('articles', 'lisbon-in-three-days', 'en'))?.attributes.body,
    ).toMatch(/<img src="\/media\/content\/[\w.]+\/1280.webp"/);
  });
  it('a real Strapi shows nothing to who has no token', async () => {
    await expect(
      strapiContent({ url: REAL, token: 'wrong', timeout: 20_000 }, silent).list('articles', 'en'),
    ).rejects.toBeInstanceOf(Problem);
  });
}
const BARE_SLUGS = BARE.map(({ slug }) => slug);

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

  it('asks for published entries of a language with their relations, and shows its token', async () => {
    await content().list('articles', 'en');
    expect(decodeURIComponent(wire.asked[0]?.url ?? '')).toBe(
      '/api/articles?locale=en&sort=publishedAt:desc&pagination[pageSize]=100&populate[0]=localizations&populate[1]=cover',
    );
    expect(wire.asked[0]?.headers.authorization).toBe('Bearer secret');
  });

  it('leaves out entries that cannot be shown, and says so once for each', async () => {
    const { told, log } = listening();
    const service = content(log);
    const slugs = (await service.list('articles', 'en')).map(({ attributes }) => attributes.slug);
    expect(slugs).toEqual(['lisbon-in-three-days', 'night-trains', 'good', ...BARE_SLUGS]);
    expect(told.map(({ level }) => level)).toEqual(Array.from({ length: 7 }, () => 'warn'));
    expect(JSON.stringify(told)).not.toContain('xxxx');
    now += 61_000;
    await service.list('articles', 'en');
    await settled();
    expect(told).toHaveLength(7);
  });

  it('has pictures of origins that are named, and another one in place of any other', async () => {
    const { told, log } = listening();
    const service = strapiContent(
      { url: wire.url, token: undefined, timeout: 2_000, pictures: ['https://bucket.test'] },
      log,
      () => now,
    );
    const covers = new Map(
      (await service.list('articles', 'en')).map(({ attributes: { slug, cover } }) => [
        slug,
        cover,
      ]),
    );
    expect(covers.get('no-cover')).toEqual({ src: '/media/room-view-1', alt: '' });
    expect(covers.get('stored-nowhere')).toEqual({ src: '/media/room-view-1', alt: '' });
    expect(covers.get('stored-elsewhere')).toEqual({
      src: `/media/content/${foreignName('https://bucket.test/folder/a%201.webp', ['https://bucket.test'])}`,
      alt: 'A boat',
    });
    expect(JSON.stringify(told)).toContain('CONTENT_PICTURES');
  });

  it('makes of the blocks editor what it makes of Markdown, and nothing that runs', async () => {
    const service = strapiContent(
      { url: wire.url, token: undefined, timeout: 2_000, pictures: ['https://bucket.test'] },
      silent,
      () => now,
    );
    const body = (await service.find('articles', 'blocks', 'en'))?.attributes.body ?? '';
    expect(body).toContain('<h2 id="top">Top</h2>');
    expect(body).toContain('<em>&lt;script&gt;x&lt;/script&gt;</em>here</p>');
    expect(body).toContain(
      `<img src="/media/content/${foreignName('https://bucket.test/b.png', ['https://bucket.test'])}/1280.webp"`,
    );
    expect(body).not.toMatch(/<script|javascript:|<img onerror/);
  });

  it('asks for a dynamic zone that is named, and shows it below the body', async () => {
    const service = strapiContent(
      { url: wire.url, token: undefined, timeout: 2_000, zone: 'blocks' },
      silent,
      () => now,
    );
    await expectZone(service);
    expect(decodeURIComponent(wire.asked[0]?.url ?? '')).toContain(
      'populate[localizations]=true&populate[cover]=true&populate[blocks][populate]=*',
    );
    wire.reset();
    await service.list('promos', 'en');
    expect(decodeURIComponent(wire.asked[0]?.url ?? '')).not.toContain('blocks');
  });

  it('CNT-12 asks for a draft each time, by both names that versions of Strapi have for it', async () => {
    const service = content();
    await service.draft('articles', 'not-ready', 'en');
    await service.draft('articles', 'not-ready', 'en');
    expect(wire.asked).toHaveLength(2);
    expect(decodeURIComponent(wire.asked[0]?.url ?? '')).toContain(
      'filters[slug][$eq]=not-ready&publicationState=preview&status=draft',
    );
  });
});
