import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { pageError, usePageData } from '@wayfare/remote-kit';
import { loadPlace } from '../api/load-place';
import { laterReviews, type LaterReviews } from '../api/reviews.api';
import { hotelMeta } from '../features/hotel/hotel-meta';
import { findHotel, loadHotel, type LoadedHotel } from '../features/hotel/load-hotel';
import { hotelOfQuery, toOwnAddress } from '../features/hotel/own-address';
import { LaterSearchErrorBoundary } from '../features/search/later-search-error-boundary';
import { WholeHotel } from './whole-hotel';

type Data = LoadedHotel & { reviews: LaterReviews };

const withReviews = (context: LoaderContext, found: LoadedHotel): Data => ({
  ...found,
  reviews: laterReviews(context, found.hotel.hotel_id),
});

/** The query's hotel wins over the slug, unless it is unknown (HOT-19, HOT-20). */
export async function loader(context: LoaderContext): Promise<Data | Response> {
  const named = hotelOfQuery(context.url);
  const found = named === null ? null : await findHotel(context, named);
  if (found !== null) return toOwnAddress(context, found.hotel) ?? withReviews(context, found);
  const resolved = await loadPlace(context);
  if (resolved instanceof Response) return resolved;
  if (resolved.place.type !== 'hotel') throw pageError(404, 'This page could not be found');
  return withReviews(context, await loadHotel(context, resolved.place.id));
}

export function Component() {
  const { reviews, ...loaded } = usePageData<typeof loader>();
  return <WholeHotel loaded={loaded} reviews={reviews} />;
}

export function meta(context: MetaContext<Data>): PageMeta {
  return hotelMeta(context);
}

export const ErrorBoundary = LaterSearchErrorBoundary;
