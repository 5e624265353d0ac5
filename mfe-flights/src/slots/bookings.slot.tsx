import type { SlotProps } from '@wayfare/remote-kit';
import { FlightList } from '../features/bookings/flight-list';

export function Component({ report }: SlotProps) {
  return <FlightList report={report} />;
}
