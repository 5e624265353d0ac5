import { newId } from '../../kit/ids';
import { refused } from '../wire/problems';
import { itemCents } from './assignments';
import { checkOpen, type Booking, type Item } from './booking';

export class Bookings {
  private readonly byId = new Map<string, Booking>();

  create(items: Item[]): Booking {
    const booking: Booking = {
      id: newId('rbk'),
      items,
      heldUntil: undefined,
      isReleased: false,
      reference: undefined,
      chargedCents: 0,
    };
    this.byId.set(booking.id, booking);
    return booking;
  }

  get(id: string): Booking {
    const booking = this.byId.get(id);
    if (booking === undefined) throw refused('not-found', id);
    return booking;
  }

  byReference(reference: string): Booking | undefined {
    return [...this.byId.values()].find((booking) => booking.reference === reference);
  }

  item({ items }: Booking, id: string): Item {
    const item = items.find((one) => one.id === id);
    if (item === undefined) throw refused('not-found', id);
    return item;
  }

  /** A change of what is prebooked needs another prebooking; prices are kept as long as they were. */
  change(id: string, apply: (booking: Booking) => void): Booking {
    const booking = this.get(id);
    checkOpen(booking);
    apply(booking);
    booking.heldUntil = undefined;
    return booking;
  }
}

export function bookingCents({ items, reference, chargedCents }: Booking): number {
  return reference === undefined
    ? items.reduce((sum, item) => sum + itemCents(item), 0)
    : chargedCents;
}
