import type { AvailabilityResult, HotelDetail, StayOption } from '@wayfare/api-contract';
import type { LoaderContext } from '@wayfare/remote-kit';
import { pageError } from '@wayfare/remote-kit';
import type { SearchDraft, StayCriteria } from '../../domain/search/criteria';
import { draftOf, readSearch, type ReadSearch } from '../../domain/search/search-query';
import {
  earliestToday,
  type SearchField,
  type SearchProblem,
} from '../../domain/search/search-rules';
import { availabilityRequest, loadAvailability } from '../../api/hotels.api';
import { kept } from '../../api/kept-for';
import { isPastThere, isUnknown, pageFailure } from '../../api/page-failure';

export interface LoadedHotel {
  hotel: HotelDetail;
  options: StayOption[];
  rooms: AvailabilityResult['rooms'];
  roomKinds?: AvailabilityResult['roomKinds'];
  /** whose prices the options have */
  memberPrices: boolean;
  draft: SearchDraft;
  /** null as long as there are no usable dates and guests */
  criteria: StayCriteria | null;
  problems: Partial<Record<SearchField, SearchProblem>>;
}

/** The search of a hotel's URL; its place is known, so only dates and guests matter. */
export function readHotelSearch(url: URL): Exclude<ReadSearch, { status: 'unreadable' }> {
  const search = readSearch(url.searchParams.get('search'), {
    today: earliestToday(Date.now()),
    needsDates: false,
    needsPlace: false,
  });
  if (search.status === 'unreadable') throw pageError(400, 'Search data not valid');
  return search;
}

/** A hotel, with its options for the dates and guests of the URL; null when nobody knows the hotel. */
export async function findHotel(
  { api, language, url, signal, cache }: LoaderContext,
  hotelId: string,
): Promise<LoadedHotel | null> {
  const search = readHotelSearch(url);
  const criteria = search.status === 'ok' ? search.criteria : null;
  const ask = (asked: StayCriteria | null) =>
    loadAvailability(api, availabilityRequest(hotelId, asked, language), signal);
  const draft = draftOf(search);
  try {
    const found = await ask(criteria?.stay === null ? null : criteria);
    cache?.(kept(search.status !== 'none', `hotel-${found.hotel.hotel_id}`));
    return {
      ...found,
      criteria,
      draft,
      problems: search.status === 'invalid' ? search.problems : {},
    };
  } catch (error) {
    if (isUnknown(error)) return null;
    if (!isPastThere(error)) throw pageFailure(error);
    return { ...(await ask(null)), criteria: null, draft, problems: { dates: 'datesPast' } };
  }
}

/** The same where a hotel that nobody knows is a page that does not exist. */
export async function loadHotel(context: LoaderContext, hotelId: string): Promise<LoadedHotel> {
  const found = await findHotel(context, hotelId);
  if (found === null) throw pageError(404, 'This page could not be found');
  return found;
}
