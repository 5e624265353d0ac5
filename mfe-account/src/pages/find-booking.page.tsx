import type { MetaContext } from '@wayfare/remote-kit';
import { FindBookingPage } from '../features/find/find-booking-page';

export function meta({ t }: MetaContext<unknown>) {
  return { title: t('find.title'), description: t('find.lead') };
}

export function Component() {
  return <FindBookingPage />;
}
