import type { SearchAroundRequest } from '@wayfare/api-contract';
import type { AppUnderTest } from '../../../test/clients/app';
import { startApp } from '../../../test/clients/app';
import { MemoryCatalogue } from '../../catalogue/memory-catalogue';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { aroundBarcelona, searchWith, stay } from '../../../test/clients/hotel-search';

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
