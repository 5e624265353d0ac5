import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { pageError, usePageData } from '@wayfare/remote-kit';
import { hotelMeta } from '../features/hotel/hotel-meta';
import { HotelView } from '../features/hotel/hotel-view';
import { findHotel, loadHotel, type LoadedHotel } from '../features/hotel/load-hotel';
import { hotelOfQuery, toOwnAddress } from '../features/hotel/own-address';
import { loadPlace } from '../features/places/load-place';
import { SearchTrouble } from '../features/search/search-trouble';

/** What the query names wins over the slug; a hotel that nobody knows leaves the slug's own (HOT-19, HOT-20). */
export async function loader(context: LoaderContext): Promise<LoadedHotel | Response> {
  const named = hotelOfQuery(context.url);
  const found = named === null ? null : await findHotel(context, named);
  if (found !== null) return toOwnAddress(context, found.hotel) ?? found;
  const resolved = await loadPlace(context);
  if (resolved instanceof Response) return resolved;
  if (resolved.place.type !== 'hotel') throw pageError(404, 'This page could not be found');
  return loadHotel(context, resolved.place.id);
}

export function Component() {
  return <HotelView {...usePageData<typeof loader>()} />;
}

export function meta(context: MetaContext<LoadedHotel>): PageMeta {
  return hotelMeta(context);
}

export const ErrorBoundary = SearchTrouble;
