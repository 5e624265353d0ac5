import type { StayGuest } from '../../ports/stay-supplier';
import type { StayBookingRecord } from './stay-details';

/** Who stays in each room, in the order of the rooms; of an older booking only the first is known. */
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
