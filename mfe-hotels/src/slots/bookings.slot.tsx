import { BookingsList } from '../features/bookings/bookings-list';

/** Hotel bookings in the site's list of bookings. */
export function Component() {
  return <BookingsList />;
}
