/* A hotel by `?hotel_id=`, or by the first of `?search=` (HOT-19, HOT-20). */
import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { usePageData } from '@wayfare/remote-kit';
import type { StaySearch } from '../domain/search/criteria';
import { laterReviews, type LaterReviews } from '../api/reviews.api';
import { partWhenShown } from '../ui/part-when-shown';
import { hotelMeta } from '../features/hotel/hotel-meta';
import { loadHotel, readHotelSearch, type LoadedHotel } from '../features/hotel/load-hotel';
import { LaterSearchErrorBoundary } from '../features/search/later-search-error-boundary';
import type { NoHotelProps } from '../features/search/no-hotel';
import { WholeHotel } from './whole-hotel';

type Data =
  | { view: 'hotel'; loaded: LoadedHotel; reviews: LaterReviews }
  | { view: 'none'; draft: StaySearch };

export async function loader(context: LoaderContext): Promise<Data> {
  const { search: draft } = readHotelSearch(context.url);
  const hotelId = context.url.searchParams.get('hotel_id') ?? draft.hotels[0] ?? '';
  if (hotelId === '') return { view: 'none', draft };
  const loaded = await loadHotel(context, hotelId);
  return { view: 'hotel', loaded, reviews: laterReviews(context, loaded.hotel.hotel_id) };
}

const NoHotel = partWhenShown<NoHotelProps>(() =>
  import(/* webpackChunkName: "search-trouble" */ '../features/search/no-hotel').then(
    (part) => part.NoHotel,
  ),
);

export function Component() {
  const data = usePageData<typeof loader>();
  if (data.view === 'none') return <NoHotel draft={data.draft} />;
  return <WholeHotel loaded={data.loaded} reviews={data.reviews} />;
}

export function meta({ data, ...context }: MetaContext<Data>): PageMeta {
  return data.view === 'hotel'
    ? hotelMeta({ ...context, data: data.loaded })
    : { title: context.t('errors.invalidTitle'), status: 400 };
}

export const ErrorBoundary = LaterSearchErrorBoundary;
