import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { pageError, usePageData } from '@wayfare/remote-kit';
import { hotelMeta } from '../features/hotel/hotel-meta';
import { HotelView } from '../features/hotel/hotel-view';
import { loadHotel, type LoadedHotel } from '../features/hotel/load-hotel';
import { loadPlace } from '../features/places/load-place';
import { SearchTrouble } from '../features/search/search-trouble';

export async function loader(context: LoaderContext): Promise<LoadedHotel | Response> {
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
