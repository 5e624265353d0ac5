import type { MetaContext } from '@wayfare/remote-kit';
import { AreaPage } from '../features/area/area-page';
import { BookingsContent } from '../features/bookings/bookings-content';
import { VisitorBookings } from '../features/bookings/visitor-bookings';

export function meta({ t }: MetaContext<unknown>) {
  return { title: t('bookings.title') };
}

export function Component() {
  return <AreaPage page="bookings" Content={BookingsContent} Visitor={VisitorBookings} />;
}
