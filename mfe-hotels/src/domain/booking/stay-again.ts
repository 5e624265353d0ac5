import type { HotelBooking } from '@wayfare/api-contract';
import { fromOccupancies, type Language } from '@wayfare/domain';
import { hotelHref } from './booking-query';
import { writeSearch } from '../search/search-query';

type SameStay = Pick<HotelBooking, 'hotel' | 'checkIn' | 'checkOut' | 'occupancies'>;

/** The search that a booking came from: its hotel, dates and guests. */
export function searchOfStay({ hotel, checkIn, checkOut, occupancies }: SameStay): string {
  return writeSearch({
    place: null,
    area: null,
    hotels: [hotel.hotel_id],
    stay: { checkIn, checkOut },
    party: fromOccupancies(occupancies),
  });
}

/** The hotel's page for the same dates and guests. */
export function stayAgainHref(stay: SameStay, language: Language): string {
  return hotelHref({ hotelId: stay.hotel.hotel_id, search: searchOfStay(stay) }, language);
}
