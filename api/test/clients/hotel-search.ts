import { predictive, searchAround } from '@wayfare/api-contract';
import type { HotelResult, SearchAroundRequest } from '@wayfare/api-contract';
import type { AppUnderTest } from './app';

/* For tests: searches for hotels in Barcelona, for three nights if they say so. */

export const stay = {
  checkIn: '2026-12-10',
  checkOut: '2026-12-13',
  occupancies: [{ paxes: [{ age: 30 }, { age: 30 }] }],
};

/** The search for Barcelona without dates, as the catalogue knows the city. */
export async function aroundBarcelona(api: AppUnderTest): Promise<SearchAroundRequest> {
  const { result } = await api.ask(predictive, { place: 'barcelona', language: 'en' });
  const city = result?.find(({ type }) => type === 'city');
  return { user: 'Ab3dEf9h', place: { type: 'city', id: city?.id ?? '' } };
}

export const searchWith =
  (api: AppUnderTest, barcelona: SearchAroundRequest) =>
  (more: Partial<SearchAroundRequest> = {}, headers: Record<string, string> = {}) =>
    api.ask(searchAround, { ...barcelona, ...more }, headers);

/** The hotels of all pages of a search. */
export const allPagesWith =
  (search: ReturnType<typeof searchWith>) =>
  async (more: Partial<SearchAroundRequest>): Promise<HotelResult[]> => {
    const hotels: HotelResult[] = [];
    for (let page = 1; page <= 9; page += 1) {
      const { result } = await search({ ...more, page });
      hotels.push(...(result?.hotels ?? []));
      if (hotels.length >= (result?.total ?? 0)) break;
    }
    return hotels;
  };
