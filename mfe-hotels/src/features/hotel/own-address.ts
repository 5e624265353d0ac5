import type { HotelDetail } from '@wayfare/api-contract';
import type { LoaderContext } from '@wayfare/remote-kit';
import { redirect } from '@wayfare/router';
import { pathBelowHotels, paths } from '../../domain/paths';
import { parseSearch } from '../../domain/search/search-query';
import { readHotelSearch } from './load-hotel';

const ID = /^[\w.~-]{1,80}$/;

/** The hotel named by the query: `hotel_id`, else the first of `search` (HOT-19, HOT-20); null when none is. */
export function hotelOfQuery(url: URL): string | null {
  const [first] = readHotelSearch(url).search.hotels;
  const id = url.searchParams.get('hotel_id') ?? first ?? '';
  return ID.test(id) ? id : null;
}

function withoutHotel(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  rest.delete('hotel_id');
  const { hotels: _hotels, ...search } = parseSearch(query.get('search') ?? '') ?? {};
  if (Object.keys(search).length > 0) rest.set('search', JSON.stringify(search));
  else rest.delete('search');
  return rest;
}

/** Redirect target in the page's language; null when already there. */
export function toOwnAddress(
  { language, params, url }: LoaderContext,
  { paths: own }: HotelDetail,
): Response | null {
  if (own[language] === pathBelowHotels(params)) return null;
  return redirect(paths.place(language, own[language], withoutHotel(url.searchParams)), 301);
}
