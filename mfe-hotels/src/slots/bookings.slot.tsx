import type { SlotProps } from '@wayfare/remote-kit';
import { BookingsList } from '../features/bookings/bookings-list';

/** Hotel bookings in the site's list of bookings. */
export function Component({ report }: SlotProps) {
  return <BookingsList report={report} />;
}
