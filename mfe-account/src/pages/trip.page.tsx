import type { LoaderContext, MetaContext } from '@wayfare/remote-kit';
import { usePageData } from '@wayfare/remote-kit';
import { TripView } from '../features/bookings/trip-view';

export function loader({ url }: LoaderContext) {
  return { id: (url.searchParams.get('trip') ?? '').slice(0, 200) };
}

export function meta({ t }: MetaContext<unknown>) {
  return { title: t('trip.title') };
}

export function Component() {
  return <TripView id={usePageData<typeof loader>().id} />;
}
