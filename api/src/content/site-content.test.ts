import {
  articlePreview,
  destinationClimate,
  destinationList,
  pageList,
  promoList,
} from '@wayfare/api-contract';
import type { AppUnderTest } from '../../test/clients/app';
import { startApp } from '../../test/clients/app';
import { describeOnDatabase } from '../../test/databases/on-databases';
import { Problem } from '../platform/http/problem';
import type { Content } from '../ports/content';

const failing = (problem: Problem): Content => {
  const fail = () => Promise.reject(problem);
  return { list: fail, find: fail, article: fail, draft: fail };
};

describeOnDatabase('The content beside articles', (database) => {
  let api: AppUnderTest;

  beforeAll(async () => {
    api = await startApp(database());
  }, 30_000);
  afterAll(() => api.close());

  it('CNT-18 has destinations with facts and best months', async () => {
    const { result } = await api.ask(destinationList, {
      locale: 'nl',
      'filters[slug][$eq]': 'spanje',
    });
    expect(result?.data[0]?.attributes).toMatchObject({
      countryCode: 'ES',
      bestMonths: [4, 5, 10],
      facts: expect.arrayContaining([{ name: 'emergency', text: '112' }]),
      localizations: { data: [{ attributes: { locale: 'en', slug: 'spain' } }] },
    });
  });

  it('CNT-20 has the answers of a page where it is asked for, and not in lists', async () => {
    const one = await api.ask(pageList, { 'filters[slug][$eq]': 'customer-service' });
    expect(one.result?.data[0]?.attributes.topics[0]?.questions[0]).toEqual({
      id: 'refund-when',
      question: 'When do I get my refund?',
      answer:
        '<p>Within <strong>ten days</strong>, see <a href="/terms-and-conditions">the terms</a>.</p>',
    });
    const all = await api.ask(pageList, {});
    expect(all.result?.data[0]?.attributes).toMatchObject({
      body: null,
      metaTitle: 'Help with your booking',
      topics: [{ questions: [{ answer: null }] }],
    });
  });

  it('CNT-14 has promotions until their last day', async () => {
    const slugs = async (headers = {}) =>
      (await api.ask(promoList, {}, headers)).result?.data.map(({ attributes }) => attributes.slug);
    expect(await slugs()).toEqual(['member-prices']);
    expect(await slugs({ 'x-test-clock': '2026-09-30T12:00:00Z' })).toEqual([
      'last-summer',
      'member-prices',
    ]);
    expect(
      (await api.ask(promoList, { 'filters[slug][$eq]': 'last-summer' })).result?.data,
    ).toEqual([]);
  });

  it('CNT-14 has the words of promotions in their list, as they have no page of their own', async () => {
    const { result } = await api.ask(promoList, {});
    expect(result?.data.map(({ attributes }) => attributes.body)).toEqual([
      expect.stringContaining('<p>'),
    ]);
  });

  it('API-38 CNT-16 has the climate of a country with hotels of the live catalogue', async () => {
    const { status, result } = await api.ask(destinationClimate, { country: 'es', language: 'nl' });
    expect(status).toBe(200);
    expect(result).toMatchObject({ country: 'ES', bestMonths: [4, 5, 10] });
    expect(result?.places.map(({ name }) => name).slice(0, 2)).toEqual(['Madrid', 'Barcelona']);
    expect(result?.places[0]?.months[6]).toMatchObject({
      tMin: expect.any(Number),
      rainDays: expect.any(Number),
      seaTemp: null,
    });
    expect(result?.featuredHotels).toHaveLength(6);
    expect(result?.featuredHotels.every((id) => id.startsWith('bcn-'))).toBe(true);
  });

  it('CNT-16 takes pleasant months from the normals where nobody wrote about the country', async () => {
    const { result } = await api.ask(destinationClimate, { country: 'NL' });
    expect(result?.bestMonths.length).toBeGreaterThan(0);
    expect(result?.featuredHotels).toEqual(expect.arrayContaining(['ams-0', 'ams-1']));
  });

  it.each(['XQ', 'AQ'])('API-38 CNT-16 knows no climate of %s', async (country) => {
    expect((await api.ask(destinationClimate, { country })).status).toBe(404);
  });
});

describeOnDatabase('Content that cannot be read', (database) => {
  it.each([
    ['SUPPLIER_FAILED', 502],
    ['SUPPLIER_TIMEOUT', 504],
  ] as const)(
    'CNT-31 is said with the envelope, and the climate is still known: %s',
    async (code, status) => {
      const problem = new Problem(code, { text: `${code}.content` });
      const api = await startApp(database(), { content: failing(problem) });
      try {
        const { response, errors } = await api.ask(destinationList, {
          'filters[slug][$eq]': 'spain',
        });
        expect(response.statusCode).toBe(status);
        expect(errors[0]).toMatchObject({
          code,
          message: expect.stringContaining('content service'),
        });
        expect((await api.ask(destinationClimate, { country: 'ES' })).status).toBe(200);
      } finally {
        await api.close();
      }
    },
    30_000,
  );

  it('CNT-12 shows no draft where no secret is configured', async () => {
    const api = await startApp(database());
    try {
      expect((await api.ask(articlePreview, { slug: 'not-ready', secret: '' })).status).toBe(404);
    } finally {
      await api.close();
    }
  }, 30_000);
});
