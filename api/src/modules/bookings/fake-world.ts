import { createHash } from 'node:crypto';
import { money } from '@wayfare/domain';
import { PaymentError } from '../../ports/payments';
import type { Intent, Payments } from '../../ports/payments';
import type { Booking } from './booking';
import type { BookOutcome, FindOutcome, Sale } from './sale';

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

interface StoredIntent extends Intent {
  refunded: number;
}

/** Speaks like the payment provider: the same key has the same effect once. */
export class FakeBank {
  readonly intents = new Map<string, StoredIntent>();
  private readonly answers = new Map<string, string>();
  private made = 0;

  constructor(private readonly chance: Chance) {}

  /** as the browser does it */
  create(
    mode: Intent['mode'],
    cents: number,
    status: Intent['status'],
    metadata: Intent['metadata'] = {},
  ): string {
    this.made += 1;
    const id = `${mode === 'setup' ? 'seti' : 'pi'}_${this.made}`;
    const card = { paymentMethod: 'pm_1', customer: 'cus_1', failure: null };
    this.intents.set(id, {
      id,
      mode,
      status,
      clientSecret: `${id}_secret`,
      amount: money(cents),
      captured: money(0),
      metadata,
      refunded: 0,
      ...card,
    });
    return id;
  }

  set(id: string, change: Partial<StoredIntent>): StoredIntent {
    const intent = { ...this.get(id), ...change };
    this.intents.set(id, intent);
    return intent;
  }

  get(id: string): StoredIntent {
    const intent = this.intents.get(id);
    if (intent === undefined) throw new PaymentError('refused', 'resource_missing');
    return intent;
  }

  /** cents taken and not given back */
  get held(): number {
    return [...this.intents.values()].reduce(
      (sum, { captured, refunded }) => sum + captured.amount - refunded,
      0,
    );
  }

  private onceFor(key: string, act: () => string): string {
    const known = this.answers.get(key);
    if (known !== undefined) return known;
    const answer = act();
    this.answers.set(key, answer);
    return answer;
  }

  readonly payments: Pick<Payments, 'find' | 'capture' | 'cancel' | 'refund' | 'chargeLater'> = {
    find: (id) => this.call('find', () => this.get(id)),
    capture: (id, { amount, idempotencyKey }) =>
      this.call('capture', () => {
        this.onceFor(idempotencyKey, () => {
          const intent = this.get(id);
          if (intent.status !== 'requires_capture' || amount.amount > intent.amount.amount)
            throw new PaymentError('refused', 'payment_intent_unexpected_state');
          return this.set(id, { status: 'succeeded', captured: amount }).id;
        });
        return this.get(id);
      }),
    cancel: (id, { idempotencyKey }) =>
      this.call('cancel-intent', () => {
        this.onceFor(idempotencyKey, () => {
          if (this.get(id).captured.amount > 0)
            throw new PaymentError('refused', 'payment_intent_unexpected_state');
          return this.set(id, { status: 'canceled' }).id;
        });
        return this.get(id);
      }),
    chargeLater: (setupId, { amount, idempotencyKey }) =>
      this.call('charge', () => {
        if (this.get(setupId).failure !== null) throw new PaymentError('refused', 'card_declined');
        const id = this.onceFor(idempotencyKey, () => {
          const made = this.create('payment', amount.amount, 'succeeded');
          return this.set(made, { captured: amount }).id;
        });
        return this.get(id);
      }),
    refund: (id, { amount, idempotencyKey }) =>
      this.call('refund', () => {
        const refund = this.onceFor(idempotencyKey, () => {
          const intent = this.get(id);
          if (intent.refunded + amount.amount > intent.captured.amount)
            throw new PaymentError('refused', 'charge_already_refunded');
          this.set(id, { refunded: intent.refunded + amount.amount });
          return `re_${createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 8)}`;
        });
        return { id: refund, status: 'succeeded', amount };
      }),
  };

  private call<T>(name: string, act: () => T): Promise<T> {
    return this.chance.expose(name, () => new PaymentError('unknown', 'no_answer'), act);
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

  readonly sale: Sale = {
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
