import type { PaymentMethod } from '@wayfare/api-contract';
import type { Money } from '@wayfare/domain';

export type { PaymentMethod };

export const CARD_ONLY: readonly PaymentMethod[] = ['card'];

/** `setup` keeps a checked card for later and takes nothing; `payment` reserves money, which is captured afterwards. */
export type IntentMode = 'payment' | 'setup';

/** Stripe's own words, so that logs and dashboards agree. */
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
  /** zero for a setup */
  readonly amount: Money;
  readonly captured: Money;
  /** `automatic` for one that can be paid by a method that takes the money at once; its cards are only reserved all the same */
  readonly captureMethod: 'manual' | 'automatic';
  /** the card, once there is one */
  readonly paymentMethod: string | null;
  readonly customer: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  /** why the last try failed, in the provider's code such as `card_declined` */
  readonly failure: string | null;
}

export interface Refund {
  readonly id: string;
  readonly status: 'pending' | 'succeeded' | 'failed';
  readonly amount: Money;
}

/** A card that its holder wanted kept, as far as the provider shows it. */
export interface KeptCard {
  readonly id: string;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
  /** the same for the same card, however often it was entered */
  readonly fingerprint: string;
}

/** A verified message of the provider; only that something happened to an intent matters, its state is asked for. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly intentId: string | null;
}

/** Makes a repeat of a call harmless: the provider answers the same key with its first answer. */
export interface Idempotent {
  readonly idempotencyKey: string;
}

/**
 * Whoever moves money. Each call that changes something takes a key. Failures are PaymentErrors: `refused` is final,
 * `unknown` means that it may have happened and is asked again with the same key.
 */
export interface Payments {
  /**
   * Money for `amount` once it is confirmed in the browser: a method that can (card, PayPal) reserves it for `capture`, any
   * other takes it at once, and the intent has `succeeded`.
   */
  createPayment(
    request: Idempotent & {
      readonly amount: Money;
      readonly methods: readonly PaymentMethod[];
      /** whose kept cards may pay, and who may keep the one that does */
      readonly customer?: string | null;
      readonly description: string;
      readonly metadata: Readonly<Record<string, string>>;
    },
  ): Promise<Intent>;
  /** a card kept for a later charge or as a guarantee */
  createSetup(
    request: Idempotent & {
      readonly description: string;
      readonly metadata: Readonly<Record<string, string>>;
    },
  ): Promise<Intent>;
  /** lets the kept cards of a customer pay an intent that nobody has paid yet */
  assign(id: string, request: Idempotent & { readonly customer: string }): Promise<Intent>;
  /** somebody whose cards are kept; the provider is told nothing but the metadata */
  createCustomer(
    request: Idempotent & { readonly metadata: Readonly<Record<string, string>> },
  ): Promise<string>;
  /** with all cards; one that is gone already stays so */
  deleteCustomer(id: string): Promise<void>;
  /** a card kept for payments at which its holder is there */
  createCardSetup(request: Idempotent & { readonly customer: string }): Promise<Intent>;
  /** the cards of a customer, the newest first */
  keptCards(customer: string): Promise<readonly KeptCard[]>;
  /** one that is gone already stays so */
  removeCard(id: string): Promise<void>;
  /** the present state of a payment or setup intent */
  find(id: string): Promise<Intent>;
  capture(id: string, request: Idempotent & { readonly amount: Money }): Promise<Intent>;
  /** gives reserved money free, or forgets an intent that was never confirmed; one that is cancelled already stays so */
  cancel(id: string, request: Idempotent): Promise<Intent>;
  /** charges the card of a succeeded setup while nobody is there */
  chargeLater(
    setupId: string,
    request: Idempotent & {
      readonly amount: Money;
      readonly description: string;
      readonly metadata: Readonly<Record<string, string>>;
    },
  ): Promise<Intent>;
  refund(id: string, request: Idempotent & { readonly amount: Money }): Promise<Refund>;
  /** the provider's own payment page for an amount, back to our `/success` and `/cancel` */
  createCheckout(
    request: Idempotent & {
      readonly amount: Money;
      readonly description: string;
      readonly metadata: Readonly<Record<string, string>>;
      readonly successUrl: string;
      readonly cancelUrl: string;
    },
  ): Promise<{ readonly id: string; readonly url: string; readonly intentId: string | null }>;
  /** throws PaymentError `forged` unless the provider signed exactly this body lately */
  readEvent(body: Buffer, signature: string): PaymentEvent;
}

/** The code of a refusal: the provider does not know the customer (any more). */
export const CUSTOMER_GONE = 'customer_gone';

export class PaymentError extends Error {
  constructor(
    readonly kind: 'refused' | 'unknown' | 'forged',
    /** the provider's code, such as `card_declined` or `amount_too_large` */
    readonly code: string,
    options?: { cause?: unknown },
  ) {
    super(`payment ${kind}: ${code}`, options);
    this.name = 'PaymentError';
  }
}
