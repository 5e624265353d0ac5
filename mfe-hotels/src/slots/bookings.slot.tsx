import type { SlotProps } from '@wayfare/remote-kit';
import { BookingsList } from '../features/bookings/bookings-list';

export function Component({ report }: SlotProps) {
  return <BookingsList report={report} />;
}
