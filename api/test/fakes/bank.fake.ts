import { createHash } from 'node:crypto';
import { money } from '@wayfare/domain';
import { PaymentError } from '../../src/ports/payments';
import type { Intent, Payments, Refund } from '../../src/ports/payments';
import type { Paid } from '../drills/drill-traveller';
import { Chance } from './bank-and-supplier.fake';

interface StoredIntent extends Intent {
  refunded: number;
  /** when it was made */
  at?: number;
}

/** What becomes of a payment at a bank that takes the money at once, and when. */
interface Plan {
  readonly at: number;
  readonly status: 'processing' | 'succeeded' | 'requires_payment_method';
}

/** Small, so that tests see more than one. */
const PAGE = 2;

/** Speaks like the payment provider: the same key has the same effect once. */
export class FakeBank {
  private readonly plans = new Map<string, readonly Plan[]>();
  readonly intents = new Map<string, StoredIntent>();
  private readonly answers = new Map<string, string>();
  private readonly refunds = new Map<string, Refund[]>();
  private made = 0;

  constructor(
    private readonly chance: Chance,
    private readonly clock: () => number = () => 0,
  ) {}

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
      captureMethod: 'automatic',
      refunded: 0,
      at: this.clock(),
      ...card,
    });
    return id;
  }

  set(id: string, change: Partial<StoredIntent>): StoredIntent {
    return this.put({ ...this.get(id), ...change });
  }

  private put(intent: StoredIntent): StoredIntent {
    this.intents.set(intent.id, intent);
    return intent;
  }

  /** as iDEAL does it: the page is left for a bank, which tells what became of it now or later, or never */
  leave(id: string, plans: readonly Plan[]): string {
    this.plans.set(id, plans);
    return this.set(id, { status: 'requires_action' }).id;
  }

  /** a card is reserved, a bank takes the money at once */
  pay(id: string, by: Paid): void {
    const { amount } = this.get(id);
    if (by === 'card') this.set(id, { status: 'requires_capture' });
    if (by === 'bank') this.set(id, { status: 'succeeded', captured: amount });
  }

  /** a payment as it is by the time that its booking is made */
  paid(cents: number, by: Paid): string {
    const id = this.create('payment', cents, 'requires_payment_method');
    this.pay(id, by);
    return id;
  }

  get(id: string): StoredIntent {
    const intent = this.intents.get(id);
    if (intent === undefined) throw new PaymentError('refused', 'resource_missing');
    const now = this.clock();
    const due = (this.plans.get(id) ?? []).findLast(({ at }) => at <= now);
    // what was given up is not paid any more
    const isOpen = intent.status === 'requires_action' || intent.status === 'processing';
    if (due === undefined || !isOpen) return intent;
    const captured = due.status === 'succeeded' ? { captured: intent.amount } : {};
    return this.put({ ...intent, status: due.status, ...captured });
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

  /** as Stripe may after 24 hours */
  forgetKeys(): void {
    this.answers.clear();
  }

  readonly payments: Pick<
    Payments,
    'find' | 'capture' | 'cancel' | 'refund' | 'chargeLater' | 'refundsOf' | 'made'
  > = {
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
          const { captured, status } = this.get(id);
          if (captured.amount > 0 || status === 'processing')
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
          const made = `re_${createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 8)}`;
          const given: Refund = { id: made, status: 'succeeded', amount };
          this.refunds.set(id, [given, ...(this.refunds.get(id) ?? [])]);
          return made;
        });
        return { id: refund, status: 'succeeded', amount };
      }),
    refundsOf: (id) => this.call('refunds-of', () => this.refunds.get(this.get(id).id) ?? []),
    made: ({ from, to, after }) =>
      this.call('made', () => {
        const all = [...this.intents.values()].reverse().filter(({ mode }) => mode === 'payment');
        const rest = all
          .slice(all.findIndex(({ id }) => id === after) + 1)
          .filter(({ at = 0 }) => at >= from.getTime() && at < to.getTime());
        const intents = rest.slice(0, PAGE);
        return { intents, next: rest.length > PAGE ? (intents.at(-1)?.id ?? null) : null };
      }),
  };

  private call<T>(name: string, act: () => T): Promise<T> {
    return this.chance.expose(name, () => new PaymentError('unknown', 'no_answer'), act);
  }
}
