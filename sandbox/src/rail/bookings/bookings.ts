import { newId } from '../../kit/ids';
import { refused } from '../wire/problems';
import type { Item } from './item';
import { RailSeats } from './seats/rail-seats';

export class Booking {
  readonly id = newId('rbk');
  heldUntil: number | undefined;
  isReleased = false;
  reference: string | undefined;
  /** what it has cost since it was confirmed, refunds and exchanges counted */
  chargedCents = 0;

  constructor(
    public items: readonly Item[],
    readonly seats: RailSeats,
  ) {}

  get cents(): number {
    if (this.reference !== undefined) return this.chargedCents;
    return this.items.reduce((sum, item) => sum + item.paid(), 0);
  }

  item(id: string): Item {
    const item = this.items.find((one) => one.id === id);
    if (item === undefined) throw refused('not-found', id);
    return item;
  }

  status(now: number) {
    if (this.reference !== undefined) return 'CONFIRMED';
    if (this.isReleased) return 'EXPIRED';
    if (this.heldUntil === undefined) return 'CREATED';
    return now < this.heldUntil ? 'PREBOOKED' : 'EXPIRED';
  }

  statusOf({ replacedBy, live, tickets }: Item, now: number) {
    const status = this.status(now);
    if (status !== 'CONFIRMED') return status === 'PREBOOKED' ? 'PREBOOKED' : 'CREATED';
    if (replacedBy !== null) return 'EXCHANGED';
    if (live.length === 0) return 'CANCELED';
    return live.length < tickets.length ? 'PARTIALLY_CANCELED' : 'CONFIRMED';
  }

  holds({ replacedBy, live }: Item): boolean {
    return this.reference !== undefined && replacedBy === null && live.length > 0;
  }

  checkOpen(): void {
    if (this.isReleased) throw refused('given-up', this.id);
    if (this.reference !== undefined) throw refused('confirmed', this.id);
  }
}

export class Bookings {
  private readonly byId = new Map<string, Booking>();
  private readonly seats = new RailSeats();

  create(items: readonly Item[]): Booking {
    const booking = new Booking(items, this.seats);
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
