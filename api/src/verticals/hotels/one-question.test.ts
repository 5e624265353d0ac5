import type { SearchAroundRequest } from '@wayfare/api-contract';
import type { AppUnderTest } from '../../../test/clients/app';
import { startApp } from '../../../test/clients/app';
import { memoryState } from '@wayfare/server/shared-state/memory-state';
import { answerCaches } from '../../platform/answers/answer-caches';
import { MemoryCatalogue } from '../../catalogue/memory-catalogue';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { aroundBarcelona, searchWith, stay } from '../../../test/clients/hotel-search';

describeOnDatabase('One question to the supplier', (database) => {
  it('is enough for the pages of a search, whichever API is asked for them', async () => {
    const openCache = answerCaches(memoryState());
    const open = () => startApp(database(), { openCache });
    const [first, second] = [await open(), await open()];
    const barcelona = await aroundBarcelona(first);
    const { result } = await searchWith(first, barcelona)(stay);
    expect(result?.hotels[0]).toBeDefined();
    expect((await searchWith(second, barcelona)(stay)).result).toEqual(result);
    const { status } = await searchWith(second, barcelona)({ ...stay, page: 2 });
    expect([status, first.wire.searches.length, second.wire.searches]).toEqual([200, 1, []]);
    await Promise.all([first.close(), second.close()]);
  });
});

describeOnDatabase('One question to the catalogue', (database) => {
  let api: AppUnderTest;
  let barcelona: SearchAroundRequest;

  beforeAll(async () => {
    api = await startApp(database());
    barcelona = await aroundBarcelona(api);
  }, 30_000);
  afterAll(() => api.close());

  const point = { latitude: 41.38879, longitude: 2.15899 };
  const bounds = { north: 41.5, south: 41.3, east: 2.3, west: 2.1 };

  it.each<[string, Partial<SearchAroundRequest>]>([
    ['a place without dates', {}],
    ['a place with dates', stay],
    ['its second page', { ...stay, page: 2 }],
    ['a place with filters', { ...stay, filters: { rating: ['8'], price: { max: 9000 } } }],
    ['a place by price', { ...stay, sort: 'price_asc' }],
    ['a point', { place: undefined, ...point }],
    ['a point with dates', { place: undefined, ...point, ...stay }],
    ['a map with dates', { place: undefined, bounds, ...stay }],
    ['a hotel with dates', { hotels: ['bcn-1'], ...stay }],
  ])('is all that a search for %s asks', async (_what, asked) => {
    const questions = jest.spyOn(MemoryCatalogue.prototype, 'findHotels');
    const { status, result } = await searchWith(api, barcelona)(asked);
    expect(status).toBe(200);
    expect(result?.hotels).not.toHaveLength(0);
    expect(questions).toHaveBeenCalledTimes(1);
    questions.mockRestore();
  });
});
