import { Link } from '@wayfare/router';

export const bookingPath = (id: string): string => `/bookings/${encodeURIComponent(id)}`;

export function BookingLink({ id, reference }: { id: string; reference: string }) {
  return <Link to={bookingPath(id)}>{reference}</Link>;
}
