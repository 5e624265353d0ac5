import type { Booking } from '../../src/booking/booking';
import type {
  BookOutcome,
  FindOutcome,
  BookableSupplier,
} from '../../src/booking/bookable-supplier';

/* For tests: a bank and a supplier in memory that remember everything, and chance that breaks every call to them. */

/** What can happen to one call: nothing arrives, it is done and the answer is lost, or the process dies around it. */
export type Fate = 'fine' | 'lost-before' | 'lost-after' | 'crash-before' | 'crash-after';

/** The process died here: whatever ran is gone and its lease stays until it ends. */
export class Crash extends Error {}

/** Decides about every call. Once it let the process die, nothing more that the process does counts. */
export class Chance {
  hasCrashed = false;

  constructor(private readonly fateOf: (call: string) => Fate) {}

  async expose<T>(call: string, lost: () => Error, act: () => T): Promise<T> {
    const fate = this.fateOf(call);
    if (fate === 'crash-before') return this.crash(call);
    if (fate === 'lost-before') throw lost();
    const answer = act();
    if (fate === 'crash-after') return this.crash(call);
    if (fate === 'lost-after') throw lost();
    return answer;
  }

  private crash(call: string): never {
    this.hasCrashed = true;
    throw new Crash(call);
  }
}

export type Temper =
  | 'sells'
  | 'refuses'
  | 'silent'
  | 'dearer'
  | 'gone'
  | 'on-request'
  | 'declines-request'
  | 'mute-request'
  | 'never-cancels'
  | 'busy'
  | 'closed';

interface Sold {
  readonly id: string;
  status: 'confirmed' | 'requested' | 'cancelled';
}

/** Sells one thing to each booking, and remembers what it sold. */
export class FakeSupplier {
  readonly sold = new Map<string, Sold[]>();
  private asked = 0;

  constructor(
    private readonly chance: Chance,
    private readonly temperOf: (booking: Booking) => Temper,
  ) {}

  /** live bookings of one of ours */
  live(bookingId: string): number {
    return (this.sold.get(bookingId) ?? []).filter(({ status }) => status !== 'cancelled').length;
  }

  private outcome(booking: Booking): Sold | undefined {
    return this.sold.get(booking.id)?.at(-1);
  }

  readonly sale: BookableSupplier = {
    requote: (booking) =>
      this.call('requote', () => {
        const temper = this.temperOf(booking);
        return temper === 'dearer' || temper === 'gone'
          ? { kind: temper }
          : { kind: 'sold-at', supplierQuote: `quo_${booking.id}` };
      }),
    book: async (booking): Promise<BookOutcome> => {
      try {
        return await this.call('book', () => this.sell(booking));
      } catch (error) {
        if (error instanceof Crash) throw error;
        return { kind: 'unknown' };
      }
    },
    find: (booking) => this.call('find-booking', (): FindOutcome => this.look(booking)),
    cancel: (booking) =>
      this.call('cancel-booking', () => {
        const sold = this.outcome(booking);
        if (this.temperOf(booking) === 'never-cancels' && booking.state === 'cancelling')
          return 'refused';
        if (sold !== undefined) sold.status = 'cancelled';
        return 'cancelled';
      }),
  };

  private sell(booking: Booking): BookOutcome {
    const temper = this.temperOf(booking);
    this.asked += 1;
    // a breaker on our side: `busy` lets a call through after a few, `closed` none
    if (temper === 'closed' || (temper === 'busy' && this.asked <= 3)) return { kind: 'unsent' };
    if (temper === 'refuses') return { kind: 'refused' };
    const isRequest = temper.endsWith('request');
    const sold: Sold = { id: `bok_${booking.id}`, status: isRequest ? 'requested' : 'confirmed' };
    this.sold.set(booking.id, [...(this.sold.get(booking.id) ?? []), sold]);
    if (temper === 'silent') return { kind: 'unknown' };
    return { kind: isRequest ? 'requested' : 'confirmed', id: sold.id, reference: 'R1' };
  }

  private look(booking: Booking): FindOutcome {
    const sold = this.outcome(booking);
    if (sold === undefined) return { kind: 'none' };
    const temper = this.temperOf(booking);
    if (
      sold.status === 'requested' &&
      booking.state === 'pending' &&
      booking.tries >= 2 &&
      temper !== 'mute-request'
    )
      sold.status = temper === 'declines-request' ? 'cancelled' : 'confirmed';
    return { kind: sold.status, id: sold.id, reference: 'R1' };
  }

  private call<T>(name: string, act: () => T): Promise<T> {
    return this.chance.expose(name, () => new Error(`no answer to ${name}`), act);
  }
}
