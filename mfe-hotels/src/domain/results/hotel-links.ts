import type { HotelResult } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import { paths } from '../paths';
import type { StaySearch } from '../search/criteria';
import { writeSearch } from '../search/search-query';

type Linked = Pick<HotelResult, 'hotel_id' | 'path'>;

/** A hotel's page with its search: dates, guests and this hotel first (HOT-20). */
export function hotelLink(hotel: Linked, criteria: StaySearch, language: Language) {
  const search = writeSearch({ ...criteria, hotels: [hotel.hotel_id] });
  return { search, href: paths.place(language, hotel.path, new URLSearchParams({ search })) };
}

export const hotelHref = (hotel: Linked, criteria: StaySearch, language: Language): string =>
  hotelLink(hotel, criteria, language).href;
