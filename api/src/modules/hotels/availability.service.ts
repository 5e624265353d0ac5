import type { AvailabilityResult, HotelDetail, StayOption } from '@wayfare/api-contract';
import type { AvailabilityRequestSchema } from '@wayfare/api-contract/schemas';
import { nightsBetween, today } from '@wayfare/domain';
import type { Language } from '@wayfare/domain';
import type { InferOutput } from 'valibot';
import type { Catalogue } from '../../catalogue/catalogue';
import type { HotelRecord } from '../../catalogue/records';
import { Problem } from '../../http/problem';
import type { StayDates, StayRate, StaySupplier } from '../../ports/stay-supplier';
import { bookingDetailsOf } from './booking-details';
import { identityOf } from './hotel-cards';
import { stayDates } from './stay-dates';
import { stayOption } from './stay-options';
import { ownTotal } from './stay-price';

/** Who asks for prices, and when. */
export interface Asker {
  readonly language: Language;
  readonly now: number;
  /** a registered user: pays the member's price */
  readonly isMember: boolean;
}

export interface HotelAvailability {
  of(input: InferOutput<typeof AvailabilityRequestSchema>, asker: Asker): Promise<AvailabilityResult>;
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

export function hotelAvailabilityService(catalogue: Catalogue, supplier: StaySupplier): HotelAvailability {
  async function optionsOf(hotel: HotelRecord, dates: StayDates, { language, isMember, now }: Asker): Promise<StayOption[]> {
    const offers = await supplier.search({ hotelIds: [hotel.id] }, dates);
    const offer = offers.find(({ hotelId }) => hotelId === hotel.id);
    if (offer === undefined) return [];
    const rates = await supplier.rates(offer.searchResultId);
    const context = { dates, nights: nightsBetween(dates.checkIn, dates.checkOut), timeZone: hotel.timeZone, language, isMember, now };
    const own = ({ price, memberDeal }: StayRate) => ownTotal({ total: price.total, memberDeal }, isMember).amount;
    return rates.sort((a, b) => own(a) - own(b) || (a.id < b.id ? -1 : 1)).map((rate) => stayOption(rate, context));
  }

  return {
    async of(input, asker) {
      const hotel = await catalogue.hotel(input.hotel_id);
      if (hotel === null) throw new Problem('NOT_FOUND', { field: 'hotel_id', text: 'hotel.unknown' });
      const dates = stayDates(input, today(hotel.timeZone, () => asker.now));
      return { hotel: detailOf(hotel, asker.language), options: dates === null ? [] : await optionsOf(hotel, dates, asker), memberPrices: asker.isMember };
    },
  };
}
