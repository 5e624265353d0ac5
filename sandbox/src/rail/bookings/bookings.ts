import { refused } from '../wire/problems';
import { Booking } from './booking';
import type { Item } from './item';

export class Bookings {
  private readonly byId = new Map<string, Booking>();

  create(items: readonly Item[]): Booking {
    const booking = new Booking(items);
    this.byId.set(booking.id, booking);
    return booking;
  }

  get(id: string): Booking {
    const booking = this.byId.get(id);
    if (booking === undefined) throw refused('not-found', id);
    return booking;
  }

  sold(id: string): Booking {
    const booking = this.get(id);
    if (booking.reference === undefined) throw refused('not-confirmed', id);
    return booking;
  }

  byReference(reference: string): Booking | undefined {
    return [...this.byId.values()].find((booking) => booking.reference === reference);
  }
}
