import type { HotelBooking } from '@wayfare/api-contract';
import { fromOccupancies, type Language } from '@wayfare/domain';
import { hotelHref } from './booking-query';
import { writeSearch } from '../search/search-query';

type SameStay = Pick<HotelBooking, 'hotel' | 'checkIn' | 'checkOut' | 'occupancies'>;

export function searchOfStay({ hotel, checkIn, checkOut, occupancies }: SameStay): string {
  return writeSearch({
    place: null,
    area: null,
    hotels: [hotel.hotel_id],
    stay: { checkIn, checkOut },
    party: fromOccupancies(occupancies),
  });
}

export function stayAgainHref(stay: SameStay, language: Language): string {
  return hotelHref({ hotelId: stay.hotel.hotel_id, search: searchOfStay(stay) }, language);
}
