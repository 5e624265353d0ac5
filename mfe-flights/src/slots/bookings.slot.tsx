import type { SlotProps } from '@wayfare/remote-kit';
import { FlightList } from '../features/bookings/flight-list';

/** Flight bookings in the site's list of bookings. */
export function Component({ report }: SlotProps) {
  return <FlightList report={report} />;
}
