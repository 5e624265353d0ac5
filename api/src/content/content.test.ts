import { articleById, articleList, articlePreview, destinationList } from '@wayfare/api-contract';
import type { AppUnderTest } from '../../test/clients/app';
import { startApp } from '../../test/clients/app';
import { describeOnDatabase } from '../../test/databases/on-databases';

const SECRET = 'a-secret-of-editors';

describeOnDatabase('Content', (database) => {
  let api: AppUnderTest;

  beforeAll(async () => {
    api = await startApp(database(), {
      env: { PREVIEW_SECRET: 'a-newer-secret-of-editors', PREVIEW_PREVIOUS_SECRET: SECRET },
    });
  }, 30_000);
  afterAll(() => api.close());

  it.each(['-1', '0'])(
    'OQ-01 API-39 answers as Strapi does, without the envelope, and all of it for a page size of %s',
    async (size) => {
      const { response } = await api.ask(articleList, {
        locale: 'en',
        'pagination[pageSize]': size,
      });
      expect(response.json()).toEqual({
        data: [expect.any(Object), expect.any(Object)],
        meta: { pagination: { page: 1, pageSize: 2, pageCount: 1, total: 2 } },
      });
    },
  );

  it('API-40 CNT-19 lists articles newest first with picture, title and teaser, and no body', async () => {
    const { result } = await api.ask(articleList, {});
    expect(result?.data.map(({ attributes }) => attributes.slug)).toEqual([
      'lisbon-in-three-days',
      'night-trains',
    ]);
    const dutch = await api.ask(articleList, { locale: 'nl' });
    expect(dutch.status).toBe(200);
    expect(dutch.result?.data.map(({ attributes: { locale, slug } }) => [locale, slug])).toEqual([
      ['nl', 'nachttreinen'],
    ]);
    expect(result?.data[1]?.attributes).toMatchObject({
      title: 'Night trains',
      cover: { src: '/media/skyline-at-dusk-2', alt: 'A drawing' },
      body: null,
      readingMinutes: 1,
    });
  });

  it('CNT-19 shows the article of a slug with its body, sanitised', async () => {
    const { result } = await api.ask(articleList, {
      'filters[slug][$eq]': 'night-trains',
      populate: 'localizations',
    });
    const body = result?.data[0]?.attributes.body ?? '';
    expect(body).toContain('<h2 id="before-you-go">');
    expect(body).toContain('<a href="/trains">train</a>');
    expect(body).toContain('<a href="https://example.org/trains" rel="noopener external">');
    expect(body).toContain('<h2 id="what-to-bring-2">');
    expect(body).toContain('<th scope="col">Class</th>');
    expect(body).not.toContain('onclick');
  });

  it.each(['filters[slug][$eq]', 'filters[slug]', 'slug'])(
    'API-39 finds the one entry whose slug is asked for as %s',
    async (filter) => {
      const { result } = await api.ask(
        destinationList,
        Object({ locale: 'nl', [filter]: 'spanje' }),
      );
      expect(result?.data.map(({ attributes }) => attributes.slug)).toEqual(['spanje']);
    },
  );

  it('API-42 SEO-07 names the article in other languages by locale and slug', async () => {
    const { result } = await api.ask(articleList, {
      locale: 'nl',
      'filters[slug][$eq]': 'nachttreinen',
    });
    expect(result?.data[0]?.attributes.localizations.data).toEqual([
      { id: expect.any(Number), attributes: { locale: 'en', slug: 'night-trains' } },
    ]);
  });

  it('SEO-08 names none where an article is in one language only', async () => {
    const { result } = await api.ask(articleList, { 'filters[slug][$eq]': 'lisbon-in-three-days' });
    expect(result?.data[0]?.attributes.localizations.data).toEqual([]);
  });

  it.each([
    ['unknown', 'en'],
    ['nachttreinen', 'en'],
    ['not-ready', 'en'],
    ['../../config', 'en'],
    ["' OR 1=1", 'nl'],
  ] as const)('CNT-03 has nothing under the slug %s in %s', async (slug, locale) => {
    const { status, result } = await api.ask(articleList, { locale, 'filters[slug][$eq]': slug });
    expect(status).toBe(200);
    expect(result).toMatchObject({ data: [], meta: { pagination: { total: 0 } } });
  });

  it('turns pages', async () => {
    const { result } = await api.ask(articleList, {
      'pagination[pageSize]': '1',
      'pagination[page]': '2',
    });
    expect(result?.data.map(({ attributes }) => attributes.slug)).toEqual(['night-trains']);
    expect(result?.meta.pagination).toEqual({ page: 2, pageSize: 1, pageCount: 2, total: 2 });
  });

  it.each([
    ['locale', { locale: 'xx' }],
    ['populate', { populate: 'author' }],
    ['filters[topic][$eq]', { 'filters[topic][$eq]': 'trains' }],
    ['filters', { 'filters[slug][$ne]': 'night-trains' }],
    ['pagination', { 'pagination[pageSize]': '1000' }],
    ['pagination', { 'pagination[pageSize]': 'all' }],
    ['pagination', { 'pagination[page]': '0' }],
    ['filters', { 'filters[slug][$eq]': 'x'.repeat(201) }],
  ])('API-30 refuses a bad %s with the envelope: %j', async (_name, query) => {
    const { status, response } = await api.ask(articleList, Object(query));
    expect(status).toBe(422);
    expect(response.json()).toMatchObject({
      result: null,
      errors: [{ code: 'INVALID_REQUEST', field: expect.any(String) }],
    });
  });

  it('needs a token', async () => {
    const response = await api.app.inject('/api/articles');
    expect(response.statusCode).toBe(401);
  });

  it('API-41 finds an article by its id, and its translation by the same id', async () => {
    const { result: list } = await api.ask(articleList, { 'filters[slug][$eq]': 'night-trains' });
    const id = list?.data[0]?.id ?? 0;
    const [english, dutch] = [
      await api.ask(articleById(id), { locale: 'en' }),
      await api.ask(articleById(id), { locale: 'nl' }),
    ];
    expect(english.response.json()).toMatchObject({
      data: { id, attributes: { slug: 'night-trains', body: expect.stringContaining('<h2') } },
      meta: {},
    });
    expect(dutch.result?.data.attributes).toMatchObject({ slug: 'nachttreinen', locale: 'nl' });
    expect(
      (await api.ask(articleById(dutch.result?.data.id ?? 0), { locale: 'nl' })).result?.data
        .attributes.slug,
    ).toBe('nachttreinen');
  });

  it.each(['1', '0', 'abc', '9'.repeat(30)])('API-41 knows no article %s', async (id) => {
    const { status, errors } = await api.ask(articleById(id), {});
    expect(status).toBe(404);
    expect(errors[0]).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('CNT-12 shows a draft to who knows the secret', async () => {
    const { result, response } = await api.ask(articlePreview, {
      slug: 'not-ready',
      secret: SECRET,
    });
    expect(result?.attributes).toMatchObject({
      title: 'Not ready',
      body: '<p>A first sentence.</p>',
    });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('CNT-12 answers a wrong secret as it answers an unknown slug, and logs neither', async () => {
    const answers = await Promise.all([
      api.ask(articlePreview, { slug: 'not-ready', secret: 'wrong' }),
      api.ask(articlePreview, { slug: 'nothing', secret: SECRET }),
      api.ask(articlePreview, { slug: 'night-trains', secret: SECRET }),
      api.ask(articlePreview, { slug: 'not-ready', secret: SECRET, locale: 'nl' }),
    ]);
    expect(new Set(answers.map(({ status, errors }) => JSON.stringify([status, errors])))).toEqual(
      new Set(['[404,[{"code":"NOT_FOUND","message":"This is not published."}]]']),
    );
    expect(api.logged.join('\n')).not.toContain(SECRET);
  });
});
