import type { PaymentMethod } from '@wayfare/api-contract';
import type { Money } from '@wayfare/domain';

export type { PaymentMethod };

export const CARD_ONLY: readonly PaymentMethod[] = ['card'];

/** `setup` saves a verified card without a charge; `payment` authorises money for a later capture. */
export type IntentMode = 'payment' | 'setup';

/** Stripe's status names, to match its logs and dashboard. */
export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'requires_capture'
  | 'succeeded'
  | 'canceled';

export interface Intent {
  readonly id: string;
  readonly mode: IntentMode;
  readonly status: IntentStatus;
  readonly clientSecret: string;
  readonly amount: Money;
  readonly captured: Money;
  readonly captureMethod: 'manual' | 'automatic';
  readonly paymentMethod: string | null;
  readonly customer: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly failure: string | null;
}

export interface Refund {
  readonly id: string;
  readonly status: 'pending' | 'succeeded' | 'failed';
  readonly amount: Money;
}

export interface KeptCard {
  readonly id: string;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
  /** equal for one card however often it was entered */
  readonly fingerprint: string;
}

/** A page of payments, newest first. */
export interface MadePayments {
  readonly intents: readonly Intent[];
  /** the last one's id, where more may follow */
  readonly next: string | null;
}

/** A verified webhook message: only the intent's id counts, its state is fetched. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly intentId: string | null;
}

/** Idempotency key: a repeat gets the provider's first answer. */
export interface Idempotent {
  readonly idempotencyKey: string;
}

/** Throws PaymentError: `refused` is final; `unknown` may have happened and is retried with the same key. */
export interface Payments {
  /** Confirmed in the browser: card and PayPal authorise for `capture`, other methods charge at once (`succeeded`). */
  createPayment(
    request: Idempotent & {
      readonly amount: Money;
      readonly methods: readonly PaymentMethod[];
      readonly customer?: string | null;
      readonly description: string;
      readonly metadata: Readonly<Record<string, string>>;
    },
  ): Promise<Intent>;
  createSetup(
    request: Idempotent & {
      readonly description: string;
      readonly metadata: Readonly<Record<string, string>>;
    },
  ): Promise<Intent>;
  /** attaches the customer's saved cards to an unpaid intent */
  assign(id: string, request: Idempotent & { readonly customer: string }): Promise<Intent>;
  /** the provider learns the metadata alone, no name and no address */
  createCustomer(
    request: Idempotent & { readonly metadata: Readonly<Record<string, string>> },
  ): Promise<string>;
  /** with all cards; idempotent */
  deleteCustomer(id: string): Promise<void>;
  createCardSetup(request: Idempotent & { readonly customer: string }): Promise<Intent>;
  keptCards(customer: string): Promise<readonly KeptCard[]>;
  /** idempotent */
  removeCard(id: string): Promise<void>;
  find(id: string): Promise<Intent>;
  capture(id: string, request: Idempotent & { readonly amount: Money }): Promise<Intent>;
  /** releases an authorisation or drops an unconfirmed intent; idempotent */
  cancel(id: string, request: Idempotent): Promise<Intent>;
  /** off-session charge of the card of a succeeded setup */
  chargeLater(
    setupId: string,
    request: Idempotent & {
      readonly amount: Money;
      readonly description: string;
      readonly metadata: Readonly<Record<string, string>>;
    },
  ): Promise<Intent>;
  refund(id: string, request: Idempotent & { readonly amount: Money }): Promise<Refund>;
  /** what was given back of a payment, newest first, 100 at most */
  refundsOf(id: string): Promise<readonly Refund[]>;
  /** payments made from a moment until before another, on from the one with the id `after` */
  made(span: {
    readonly from: Date;
    readonly to: Date;
    readonly after: string | null;
  }): Promise<MadePayments>;
  createCheckout(
    request: Idempotent & {
      readonly amount: Money;
      readonly description: string;
      readonly metadata: Readonly<Record<string, string>>;
      readonly successUrl: string;
      readonly cancelUrl: string;
    },
  ): Promise<{ readonly id: string; readonly url: string; readonly intentId: string | null }>;
  /** throws PaymentError `forged` unless the provider signed exactly this body recently */
  readEvent(body: Buffer, signature: string): PaymentEvent;
}

/** Refusal code: customer unknown to the provider, or deleted there. */
export const CUSTOMER_GONE = 'customer_gone';

export class PaymentError extends Error {
  constructor(
    readonly kind: 'refused' | 'unknown' | 'forged',
    /** the provider's code, such as `card_declined` */
    readonly code: string,
    options?: { cause?: unknown },
  ) {
    super(`payment ${kind}: ${code}`, options);
    this.name = 'PaymentError';
  }
}
