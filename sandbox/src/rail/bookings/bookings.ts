import { newBookingReference, newId } from '../../flights/wire/ids';
import { notFound } from '../wire/problems';
import { itemCents } from './assignments';
import { checkOpen, type Booking, type Item } from './booking';
import { confirmBooking, prebook } from './checkout';
import { parseItems } from './create-items';
import { parsePassengers } from './passengers';
import { setPreferences } from './preferences';
import type { RailSeats } from './seats/rail-seats';
import { removeService, setService, ticketItem } from './services';

/** What was put into baskets since the process started. */
export class Bookings {
  private readonly byId = new Map<string, Booking>();

  constructor(private readonly seats: RailSeats) {}

  create(body: unknown, now: number): Booking {
    const booking: Booking = {
      id: newId('rbk'),
      items: parseItems(body, 0, now),
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
    if (booking === undefined) throw notFound(id);
    return booking;
  }

  byReference(reference: string): Booking | undefined {
    return [...this.byId.values()].find((booking) => booking.reference === reference);
  }

  item({ items }: Booking, id: string): Item {
    const item = items.find((one) => one.id === id);
    if (item === undefined) throw notFound(id);
    return item;
  }

  addItems(id: string, body: unknown, now: number): Booking {
    return this.change(id, (booking) => {
      booking.items.push(...parseItems(body, booking.items.length, now));
    });
  }

  deleteItem(id: string, itemId: string): Booking {
    return this.change(id, (booking) => {
      const item = this.item(booking, itemId);
      booking.items = booking.items.filter((other) => other !== item);
    });
  }

  setService(
    id: string,
    itemId: string,
    serviceOfferId: string,
    asked: { body: unknown; now: number },
  ): Booking {
    return this.change(id, (booking) =>
      setService(ticketItem(this.item(booking, itemId)), serviceOfferId, asked.body, asked.now),
    );
  }

  removeService(id: string, itemId: string, serviceOfferId: string): Booking {
    return this.change(id, (booking) =>
      removeService(ticketItem(this.item(booking, itemId)), serviceOfferId),
    );
  }

  setPreferences(id: string, itemId: string, body: unknown): Booking {
    return this.change(id, (booking) =>
      setPreferences(ticketItem(this.item(booking, itemId)), body),
    );
  }

  setPassengers(id: string, itemId: string, body: unknown): Booking {
    return this.change(id, (booking) => {
      const item = this.item(booking, itemId);
      item.passengers = parsePassengers(item, body);
    });
  }

  prebook(id: string, body: unknown, now: number): Booking {
    const booking = this.get(id);
    checkOpen(booking);
    prebook(booking, body, now);
    return booking;
  }

  /** Once more answers the same. */
  confirm(id: string, body: unknown, now: number): Booking {
    const booking = this.get(id);
    confirmBooking(booking, body, { now, seats: this.seats, newReference: newBookingReference });
    return booking;
  }

  /** Once more answers the same. */
  release(id: string): Booking {
    const booking = this.get(id);
    if (booking.isReleased) return booking;
    checkOpen(booking);
    booking.isReleased = true;
    return booking;
  }

  /** A change of what is prebooked needs another prebooking; prices are kept as long as they were. */
  private change(id: string, apply: (booking: Booking) => void): Booking {
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
