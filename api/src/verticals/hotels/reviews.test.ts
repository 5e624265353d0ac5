import { memoryState } from '@wayfare/server/shared-state/memory-state';
import { answerCaches } from '../../platform/answers/answer-caches';
import { hotelReviews } from '@wayfare/api-contract';
import { startApp } from '../../../test/clients/app';
import type { AppUnderTest } from '../../../test/clients/app';
import { describeOnDatabase } from '../../../test/databases/on-databases';

describeOnDatabase('Reviews of a hotel', (database) => {
  let api: AppUnderTest;

  beforeAll(async () => {
    api = await startApp(database());
  }, 30_000);
  beforeEach(() => {
    api.wire.mood = 'well';
  });
  afterAll(() => api.close());

  const ask = (asked: object, hotel_id = 'bcn-1') => api.ask(hotelReviews, { hotel_id, ...asked });

  it('come with scores by subject and counts, the newest first, five to a page', async () => {
    const { status, result } = await ask({ language: 'nl' });
    expect(status).toBe(200);
    expect(result).toMatchObject({
      page: 1,
      total: 12,
      summary: {
        count: 12,
        scores: { 9: 4, 7: 4, 5: 4, 1: 0 },
        travellers: { couple: 4, family: 8 },
        languages: { en: 6, nl: 6 },
        subjects: [
          { subject: 'cleanliness', score: 8.2 },
          { subject: 'location', score: 9.1 },
        ],
      },
    });
    expect(result?.reviews).toHaveLength(5);
    expect(result?.reviews[0]).toEqual({
      name: '',
      date: '2026-09-12',
      score: 5,
      text: 'Text 12',
      language: 'nl',
      traveller: 'family',
      room: 'Tweepersoonskamer (Double room)',
    });
    const asked = api.wire.asked.filter((path) => path.endsWith('/reviews')).length;
    const last = await ask({ page: 3 });
    expect(last.result?.reviews.map(({ text }) => text)).toEqual(['Text 2', 'Text 1']);
    expect(api.wire.asked.filter((path) => path.endsWith('/reviews'))).toHaveLength(asked);
  });

  it('are those that another API on the same state was told', async () => {
    const openCache = answerCaches(memoryState());
    const [first, second] = [
      await startApp(database(), { openCache }),
      await startApp(database(), { openCache }),
    ];
    const request = { hotel_id: 'bcn-1', language: 'nl' } as const;
    const { result } = await first.ask(hotelReviews, request);
    expect(result?.total).toBe(12);
    expect((await second.ask(hotelReviews, request)).result).toEqual(result);
    expect(second.wire.asked.filter((path) => path.endsWith('/reviews'))).toEqual([]);
    await Promise.all([first.close(), second.close()]);
  });

  it.each([
    [{ traveller: 'couple' }, 4, { couple: 4, family: 8 }, { en: 2, nl: 2 }],
    [{ written: 'nl' }, 6, { couple: 2, family: 4 }, { en: 6, nl: 6 }],
    [{ traveller: 'family', written: 'en' }, 4, { couple: 2, family: 4 }, { en: 4, nl: 4 }],
    [{ traveller: 'solo' }, 0, { couple: 4, family: 8 }, {}],
  ] as const)(
    'are those that fit, with counts by the other filter: %j',
    async (asked, total, travellers, languages) => {
      const { result } = await ask(asked);
      expect(result).toMatchObject({ total, summary: { count: 12, travellers, languages } });
      expect(result?.summary.languages).toEqual(languages);
    },
  );

  it.each([
    [{ traveller: 'robot' }, 'bcn-1', 422],
    [{ written: 'nl; DROP TABLE' }, 'bcn-1', 422],
    [{ page: 0 }, 'bcn-1', 422],
    [{}, 'nowhere', 404],
  ])('are refused for %j of %s with %i', async (asked, hotel, status) => {
    expect((await ask(asked, hotel)).status).toBe(status);
  });

  it('that cannot be had are a failure of the supplier, and are asked for again', async () => {
    api.wire.mood = 'error';
    expect(await ask({}, 'bcn-2')).toMatchObject({
      status: 502,
      errors: [{ code: 'SUPPLIER_FAILED' }],
    });
    api.wire.mood = 'unknown';
    expect(await ask({}, 'bcn-2')).toMatchObject({ status: 200, result: { total: 0 } });
  });
});
