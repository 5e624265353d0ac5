import type { AvailabilityResult, HotelDetail } from '@wayfare/api-contract';
import type { AvailabilityRequestSchema } from '@wayfare/api-contract/schemas';
import { nightsBetween, today } from '@wayfare/domain';
import type { Language, PartyOccupancy } from '@wayfare/domain';
import type { InferOutput } from 'valibot';
import type { Catalogue } from '../../catalogue/catalogue';
import type { HotelRecord } from '../../catalogue/records/records';
import { Problem } from '../../platform/http/problem';
import type { StayDates, StayRate } from '../../ports/stay-supplier';
import { bookingDetailsOf } from './booking-details';
import { identityOf } from './hotel-cards';
import { roomKinds } from './room-kinds';
import { stayDates } from './stay-dates';
import { stayOption } from './stay-options';
import { ownTotal } from './stay-price';
import type { StaysOnSale } from './stays-on-sale';

export interface Requester {
  readonly language: Language;
  readonly now: number;
  /** signed in: pays the member price */
  readonly isMember: boolean;
}

export interface HotelAvailability {
  of(
    input: InferOutput<typeof AvailabilityRequestSchema>,
    requester: Requester,
  ): Promise<AvailabilityResult>;
}

interface RatesByRoom {
  readonly numbers: readonly number[];
  readonly own: StayDates;
  readonly rates: readonly StayRate[];
}

function detailOf(hotel: HotelRecord, language: Language): HotelDetail {
  return {
    ...identityOf(hotel, language),
    description: hotel.descriptions[language],
    address: hotel.address,
    city_id: hotel.city.id,
    facilities: hotel.facilities.map(({ names }) => names[language]),
    booking_details: bookingDetailsOf(hotel, language),
    paths: { ...hotel.paths },
    timeZone: hotel.timeZone,
  };
}

/** Rooms with equal guests share one search. */
function roomsByParty(
  occupancies: StayDates['occupancies'],
): { readonly occupancy: PartyOccupancy; readonly numbers: readonly number[] }[] {
  const byAges = new Map<string, { occupancy: PartyOccupancy; numbers: number[] }>();
  occupancies.forEach((occupancy, index) => {
    const ages = occupancy.paxes.map(({ age }) => age).join();
    const known = byAges.get(ages) ?? { occupancy, numbers: [] };
    byAges.set(ages, { ...known, numbers: [...known.numbers, index + 1] });
  });
  return [...byAges.values()];
}

export function hotelAvailabilityService(
  catalogue: Catalogue,
  stays: Pick<StaysOnSale, 'search' | 'rates'>,
): HotelAvailability {
  async function ratesOf(
    hotel: HotelRecord,
    dates: StayDates,
    isMember: boolean,
  ): Promise<StayRate[]> {
    const { offers } = await stays.search({ hotelIds: [hotel.id] }, dates);
    const offer = offers.find(({ hotelId }) => hotelId === hotel.id);
    if (offer === undefined) return [];
    const own = ({ price, memberDeal }: StayRate) =>
      ownTotal({ total: price.total, memberDeal }, isMember).amount;
    return (await stays.rates(offer.handle)).sort(
      (a, b) => own(a) - own(b) || (a.id < b.id ? -1 : 1),
    );
  }

  const contextOf = (
    hotel: HotelRecord,
    dates: StayDates,
    { language, isMember, now }: Requester,
  ) => ({
    dates,
    nights: nightsBetween(dates.checkIn, dates.checkOut),
    timeZone: hotel.timeZone,
    language,
    isMember,
    now,
  });

  /** Options per group of equal rooms. */
  async function ratesByRoom(
    hotel: HotelRecord,
    dates: StayDates,
    isMember: boolean,
  ): Promise<RatesByRoom[]> {
    if (dates.occupancies.length < 2) return [];
    return Promise.all(
      roomsByParty(dates.occupancies).map(async ({ occupancy, numbers }) => {
        const own = { ...dates, occupancies: [occupancy] };
        return { numbers, own, rates: await ratesOf(hotel, own, isMember) };
      }),
    );
  }

  async function freeIn(
    hotel: HotelRecord,
    dates: StayDates,
    requester: Requester,
  ): Promise<Pick<AvailabilityResult, 'options' | 'rooms' | 'roomKinds'>> {
    const [rates, byRoom] = await Promise.all([
      ratesOf(hotel, dates, requester.isMember),
      ratesByRoom(hotel, dates, requester.isMember),
    ]);
    const optionsOf = (some: readonly StayRate[], of: StayDates, numbers?: readonly number[]) =>
      some.map((rate) =>
        stayOption(rate, { ...contextOf(hotel, of, requester), ...(numbers && { numbers }) }),
      );
    const rooms = byRoom.flatMap(({ numbers, own, rates: some }) =>
      numbers.map((number) => ({
        occupancyRefID: number,
        options: optionsOf(some, own, [number]),
      })),
    );
    return {
      options: optionsOf(rates, dates),
      rooms: rooms.sort((a, b) => a.occupancyRefID - b.occupancyRefID),
      roomKinds: roomKinds([...rates, ...byRoom.flatMap((room) => room.rates)], requester.language),
    };
  }

  return {
    async of(input, requester) {
      const hotel = await catalogue.hotel(input.hotel_id);
      if (hotel === null)
        throw new Problem('NOT_FOUND', { field: 'hotel_id', text: 'hotel.unknown' });
      const dates = stayDates(
        input,
        today(hotel.timeZone, () => requester.now),
      );
      const detail = {
        hotel: detailOf(hotel, requester.language),
        memberPrices: requester.isMember,
      };
      if (dates === null) return { ...detail, options: [], rooms: [] };
      return { ...detail, ...(await freeIn(hotel, dates, requester)) };
    },
  };
}
