import { hotelAvailability, predictive, searchAround } from '@wayfare/api-contract';
import type { HotelResult, SearchAroundResult } from '@wayfare/api-contract';
import { NOW, startApp } from '../../../test/clients/app';
import type { AppUnderTest } from '../../../test/clients/app';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { signedInMember } from '../../../test/clients/member-client';

const stay = {
  checkIn: '2026-12-10',
  checkOut: '2026-12-13',
  occupancies: [{ paxes: [{ age: 30 }, { age: 30 }] }],
};

const cents = (amount: string | null | undefined) => Math.round(Number(amount) * 100);

/* PLT-03: who is logged in sees what members pay as the price, wherever prices stand. */
describeOnDatabase('Prices for members', (database) => {
  let api: AppUnderTest;
  let member: Record<string, string>;
  let city = '';

  beforeAll(async () => {
    api = await startApp(database());
    member = (await signedInMember({ database: database(), keys: api.keys, now: NOW })).headers;
    const { result } = await api.ask(predictive, { place: 'barcelona', language: 'en' });
    city = result?.find(({ type }) => type === 'city')?.id ?? '';
  }, 30_000);
  afterAll(() => api.close());

  async function found(
    sort: 'price_asc' | 'price_desc',
    headers: Record<string, string> = {},
  ): Promise<SearchAroundResult> {
    const { result } = await api.ask(
      searchAround,
      { user: 'Ab3dEf9h', place: { type: 'city', id: city }, ...stay, sort, size: 100 },
      headers,
    );
    if (result === null) throw new Error('nothing was found');
    return result;
  }
  const byId = ({ hotels }: SearchAroundResult, id: string): HotelResult | undefined =>
    hotels.find(({ hotel_id }) => hotel_id === id);
  const totals = ({ hotels }: SearchAroundResult) => hotels.map(({ price }) => cents(price?.gross));

  it.each([
    ['price_asc', 1],
    ['price_desc', -1],
  ] as const)('are what a list is sorted by, %s', async (sort, direction) => {
    const [guests, members] = [await found(sort), await found(sort, member)];
    for (const list of [guests, members])
      expect(totals(list)).toEqual(totals(list).toSorted((a, b) => direction * (a - b)));
    expect([guests.memberPrices, members.memberPrices]).toEqual([false, true]);
    expect(members.total).toBe(guests.total);
    expect(members.hotels.map(({ hotel_id }) => hotel_id)).not.toEqual(
      guests.hotels.map(({ hotel_id }) => hotel_id),
    );
  });

  it('stand on a card as its price, for a guest beside it', async () => {
    const [guests, members] = [await found('price_asc'), await found('price_asc', member)];
    const deals = members.hotels.filter(({ price }) => price?.publicPrice !== null);
    expect(deals.length).toBeGreaterThan(0);
    for (const { hotel_id, price } of deals) {
      expect(cents(price?.gross)).toBe(
        cents(price?.publicPrice) - Math.round(cents(price?.publicPrice) / 10),
      );
      expect(byId(guests, hotel_id)?.price).toMatchObject({
        member: price?.gross,
        publicPrice: null,
      });
      expect(cents(price?.gross)).toBeLessThan(cents(byId(guests, hotel_id)?.price?.gross));
    }
    expect(members.hotels.every(({ price }) => price?.member === null)).toBe(true);
  });

  it('on a card are the lowest on the page of the hotel', async () => {
    const members = await found('price_asc', member);
    const [deal] = members.hotels.filter(({ price }) => price?.publicPrice !== null);
    const { result } = await api.ask(
      hotelAvailability,
      { hotel_id: deal?.hotel_id ?? '', ...stay },
      member,
    );
    expect(result?.memberPrices).toBe(true);
    const grosses = result?.options.map(({ price }) => cents(price.gross)) ?? [];
    expect(grosses).toEqual(grosses.toSorted((a, b) => a - b));
    expect(grosses[0]).toBe(cents(deal?.price?.gross));
    expect(result?.options[0]?.price).toEqual(deal?.price);
    expect(result?.options.every(({ price }) => price.member === null)).toBe(true);
  });
});
