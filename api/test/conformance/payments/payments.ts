import { randomUUID } from 'node:crypto';
import { PaymentError } from '../../../src/ports/payments';
import type { Payments } from '../../../src/ports/payments';

export type MovingCalls = Pick<
  Payments,
  'find' | 'capture' | 'cancel' | 'refund' | 'chargeLater' | 'refundsOf' | 'made'
>;

/** A provider that moves money. */
export interface MovingMoney {
  readonly payments: MovingCalls;
  /** a payment of so many cents that is reserved, and one that nobody paid */
  reserved(cents: number): Promise<string>;
  unpaid(cents: number): Promise<string>;
  /** a card kept for later, and one that declines then */
  kept(card: 'good' | 'declining'): Promise<string>;
}

export const BROKEN_BANKS = ['unreachable', 'hanging', 'dropped', 'html', 'failing'] as const;
export type BrokenBank = (typeof BROKEN_BANKS)[number];

/** A signed message of the provider, as it came. */
export interface SignedMessage {
  readonly body: Buffer;
  readonly signature: string;
}

/** A provider that is asked for money too, and whose wire can be broken. */
export interface PaymentsUnderTest extends MovingMoney {
  readonly payments: Payments;
  /** what the browser does with an intent; the intent's status, or the code of the refusal */
  pay(intent: Awaited<ReturnType<Payments['find']>>, card: 'good' | 'declined'): Promise<string>;
  /** the messages that arrived so far */
  messages(): Promise<readonly SignedMessage[]>;
  /** a message as the provider signed it an hour ago */
  aged(message: SignedMessage): SignedMessage;
  broken(how: BrokenBank): Payments;
  /** every call is done, and its answer lost */
  losing(): Payments;
  /** with another secret for its messages */
  readonly stranger: Payments;
}

export const key = () => ({ idempotencyKey: randomUUID() });

/** How a call failed: what kind of PaymentError; null when it did not. */
export const failure = (call: Promise<unknown>): Promise<string | null> =>
  call.then(
    () => null,
    (error: unknown) => (error instanceof PaymentError ? error.kind : String(error)),
  );
