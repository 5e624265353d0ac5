import type { AvailabilityResult, HotelDetail, StayOption } from '@wayfare/api-contract';
import type { LoaderContext } from '@wayfare/remote-kit';
import { pageError } from '@wayfare/remote-kit';
import type { StaySearch } from '../../domain/search/criteria';
import { readSearch, type ReadSearch } from '../../domain/search/search-query';
import { rulesOfAddress, type SearchProblems } from '../../domain/search/search-rules';
import { availabilityRequest, loadAvailability } from '../../api/hotels.api';
import { kept } from '../../api/kept-for';
import { isPastThere, isUnknown, pageFailure } from '../../api/page-failure';

export interface LoadedHotel {
  hotel: HotelDetail;
  options: StayOption[];
  rooms: AvailabilityResult['rooms'];
  roomKinds?: AvailabilityResult['roomKinds'];
  memberPrices: boolean;
  draft: StaySearch;
  /** null without usable dates and guests */
  criteria: StaySearch | null;
  problems: SearchProblems;
}

/** The search of a hotel's URL; the place is given, so only dates and guests matter. */
export function readHotelSearch(url: URL): ReadSearch {
  const search = readSearch(url.searchParams.get('search'), rulesOfAddress({ needsPlace: false }));
  if (search.status === 'unreadable') throw pageError(400, 'Search data not valid');
  return search;
}

/** A hotel with its options for the URL's dates and guests; null for an unknown hotel. */
export async function findHotel(
  { api, language, url, signal, cache }: LoaderContext,
  hotelId: string,
): Promise<LoadedHotel | null> {
  const { status, search, problems } = readHotelSearch(url);
  const criteria = status === 'ok' ? search : null;
  const ask = (asked: StaySearch | null) =>
    loadAvailability(api, availabilityRequest(hotelId, asked, language), signal);
  try {
    const found = await ask(criteria?.stay === null ? null : criteria);
    cache?.(kept(status !== 'none', `hotel-${found.hotel.hotel_id}`));
    return { ...found, criteria, draft: search, problems };
  } catch (error) {
    if (isUnknown(error)) return null;
    if (!isPastThere(error)) throw pageFailure(error);
    return {
      ...(await ask(null)),
      criteria: null,
      draft: search,
      problems: { dates: 'datesPast' },
    };
  }
}

/** `findHotel`, with a 404 for an unknown hotel. */
export async function loadHotel(context: LoaderContext, hotelId: string): Promise<LoadedHotel> {
  const found = await findHotel(context, hotelId);
  if (found === null) throw pageError(404, 'This page could not be found');
  return found;
}
