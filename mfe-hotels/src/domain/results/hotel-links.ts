import type { HotelResult } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import { paths } from '../paths';
import { withWish } from '../stay/wished-rate';
import type { StaySearch } from '../search/criteria';
import { writeSearch } from '../search/search-query';

/** A hotel's page with its search: dates, guests and this hotel first (HOT-20); `wish` names a rate there. */
export function hotelHref(
  hotel: Pick<HotelResult, 'hotel_id' | 'path'>,
  criteria: StaySearch,
  language: Language,
  wish: string | null = null,
): string {
  const search = writeSearch({ ...criteria, hotels: [hotel.hotel_id] });
  return withWish(paths.place(language, hotel.path, new URLSearchParams({ search })), wish);
}
