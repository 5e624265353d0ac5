import type { PaymentTiming } from '@wayfare/api-contract';
import { contentHash } from '../platform/content-hash';
import type { PaymentMethod, Payments } from '../ports/payments';

/* Idempotency keys. The provider refuses to repeat a key with other parameters, so each names what may differ. */

interface AskedIntent {
  readonly offerID: string;
  readonly paymentTiming: PaymentTiming;
  readonly cents: number;
  readonly owner: string;
  readonly methods: readonly PaymentMethod[];
  readonly round: number;
  readonly customer: string | null;
}

/** One intent per offer, timing and person, however often it is asked for. */
export const intentKey = ({
  offerID,
  paymentTiming,
  cents,
  owner,
  methods,
  round,
  customer,
}: AskedIntent): string =>
  [
    `${offerID}:${paymentTiming}:${cents}:${owner}`,
    ...(methods.some((method) => method !== 'card') ? [methods.join('+')] : []),
    ...(round === 0 ? [] : [round]),
    ...(customer === null || cents === 0 ? [] : [customer]),
  ].join(':');

export const customerKey = (intentId: string, customer: string): string =>
  `${intentId}:customer:${customer}`;

type Checkout = Omit<Parameters<Payments['createCheckout']>[0], 'idempotencyKey'>;

/** The pages that it returns to may move, and the booking change hands. */
export const checkoutKey = (bookingId: string, checkout: Checkout): string =>
  `${bookingId}:checkout:${contentHash(checkout)}`;
