import type { StayGuest } from '../../ports/stay-supplier';
import type { StayBookingRecord } from './stay-details';

/** In room order; older bookings know the first guest only. */
export function guestsOf({
  holder,
  occupancies,
}: Pick<StayBookingRecord, 'holder' | 'occupancies'>): StayGuest[] {
  const { firstName, lastName } =
    holder.mainGuest === 'other' && holder.guest !== null ? holder.guest : holder;
  return [
    { firstName, lastName },
    ...holder.roomGuests.map((guest) => ({ firstName: guest.firstName, lastName: guest.lastName })),
  ].slice(0, occupancies.length);
}
