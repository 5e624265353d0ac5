import type { Duffel } from '@duffel/api';

export const DATES = { check_in_date: '2026-12-10', check_out_date: '2026-12-13' };
export const TWO = { rooms: 1, guests: [{ type: 'adult' as const }, { type: 'adult' as const }] };

export const GUEST = {
  email: 'ada@example.com',
  phone_number: '+31612345678',
  guests: [{ given_name: 'Ada', family_name: 'Jansen' }],
};

/** The rates of a hotel, with their rooms. */
export async function ratesOf(duffel: Duffel, hotel: string, stay = { ...DATES, ...TWO }) {
  const { data } = await duffel.stays.search({ accommodation: { ids: [hotel] }, ...stay });
  const [result] = data.results;
  if (result === undefined) throw new Error(`${hotel} has nothing free`);
  const rates = await duffel.stays.searchResults.fetchAllRates(result.id);
  return rates.data.accommodation.rooms.flatMap((room) =>
    room.rates.map((rate) => ({ room, rate })),
  );
}

/** A quote of the cheapest rate. */
export async function quoteOf(duffel: Duffel, hotel: string) {
  const [cheapest] = await ratesOf(duffel, hotel);
  if (cheapest === undefined) throw new Error('no rate');
  return { rate: cheapest.rate, quote: (await duffel.stays.quotes.create(cheapest.rate.id)).data };
}
