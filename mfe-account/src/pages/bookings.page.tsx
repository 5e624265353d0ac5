import type { MetaContext } from '@wayfare/remote-kit';
import { BookingsContent } from '../features/bookings/bookings-content';
import { VisitorBookings } from '../features/bookings/visitor-bookings';
import { AreaPage } from '../ui/area/area-page';

export function meta({ t }: MetaContext<unknown>) {
  return { title: t('bookings.title') };
}

export function Component() {
  return <AreaPage page="bookings" Content={BookingsContent} Visitor={VisitorBookings} />;
}
