import type { MetaContext, PageMeta } from '@wayfare/remote-kit';
import { OwnFlights } from '../features/bookings/own-flights';

export function Component() {
  return <OwnFlights />;
}

export function meta({ t }: MetaContext<unknown>): PageMeta {
  return { title: t('bookings.heading') };
}
