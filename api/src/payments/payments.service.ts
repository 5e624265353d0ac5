import type {
  CheckoutSessionResult,
  PaymentIntentResult,
  PaymentTiming,
} from '@wayfare/api-contract';
import { money } from '@wayfare/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../platform/db/database';
import type { Principal } from '../platform/http/authenticate';
import { Problem } from '../platform/http/problem';
import { CARD_ONLY } from '../ports/payments';
import type { Intent, PaymentEvent, PaymentMethod, Payments } from '../ports/payments';
import {
  awaitIntent,
  dueByCard,
  findAwaiting,
  findBooking,
  wakeByIntent,
} from '../booking/bookings.repository';
import { isIntentKnown, releaseAgain } from '../booking/late-money.repository';
import type { CardHolders } from '../accounts/saved-cards/card-holders';
import type { Booking } from '../booking/booking';
import type { SitePages } from '../platform/site-pages/site-pages';
import { cancelStaleIntent } from '../booking/cancel-stale-intent';
import { ownerHash } from '../booking/owner-hash';
import { checkoutKey, customerKey, intentKey } from './payment-keys';

/** Cents charged at once and the intent so far; throws a Problem when not payable so, or not by them. */
export type DueNow = (
  offerId: string,
  timing: PaymentTiming,
  requester: { readonly owner: string; readonly now: number },
) => Promise<{ readonly cents: number; readonly intentId: string | null }>;

interface PaymentsServiceDeps {
  readonly database: Pick<Database, 'orm'>;
  readonly payments: Payments;
  /** by the prefix of an offer's id */
  readonly dueNow: DueNow;
  readonly holders: CardHolders;
  readonly origin: string;
  readonly pages: SitePages;
  readonly methods: readonly PaymentMethod[];
  readonly wake: () => void;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

export interface PaymentsService {
  /** `round` replaces intents given up. `methods` must match the page's fields; `keepCard` saves a member's card. */
  createIntent(
    request: {
      offerID: string;
      paymentTiming: PaymentTiming;
      methods?: readonly PaymentMethod[] | undefined;
      keepCard?: boolean | undefined;
      round?: number;
    },
    requester: { principal: Principal; now: number },
  ): Promise<PaymentIntentResult>;
  createCheckout(
    bookingId: string | undefined,
    requester: { principal: Principal; now: number },
  ): Promise<CheckoutSessionResult>;
  /** Webhook: wakes what waits; idempotent, late or out of order. */
  receive(event: PaymentEvent, now: number): Promise<void>;
}

function wireIntent({
  id,
  clientSecret,
  mode,
  amount,
  status,
  captureMethod,
}: Intent): PaymentIntentResult['paymentIntent'] {
  return {
    id,
    client_secret: clientSecret,
    mode,
    amount: amount.amount,
    currency: 'eur',
    status,
    capture_method: captureMethod,
  };
}

export function paymentsService({
  database,
  payments,
  dueNow,
  holders,
  origin,
  pages,
  methods: offered,
  wake,
  log,
}: PaymentsServiceDeps): PaymentsService {
  async function awaiting(bookingId: string | undefined, owner: string) {
    const booking = await findAwaiting(database.orm, owner, bookingId);
    if (booking === null || dueByCard(booking) === 0)
      throw new Problem('NOT_FOUND', { field: 'booking_id', text: 'booking.unknown' });
    return booking;
  }

  /** Late money is refunded to a booking given up; without a booking somebody must look. */
  async function noticeMoney(intentId: string, at: Date): Promise<void> {
    if (await isIntentKnown(database.orm, intentId)) {
      await releaseAgain(database.orm, intentId, at);
      return;
    }
    const { mode, metadata } = await payments.find(intentId);
    // a later charge names its booking instead of an offer
    if (
      mode === 'payment' &&
      metadata['offerID'] !== undefined &&
      metadata['booking_id'] === undefined
    )
      log.error({ intent: intentId }, 'money came for which there is no booking');
  }

  /** Attaches the customer to an older intent, so that kept cards may pay it. */
  async function belongingTo(customer: string | null, intent: Intent): Promise<Intent> {
    const { id, mode, status } = intent;
    const isOpen = mode === 'payment' && status === 'requires_payment_method';
    return customer === null || intent.customer !== null || !isOpen
      ? intent
      : payments.assign(id, { customer, idempotencyKey: customerKey(id, customer) });
  }

  /** Return address of the provider's page (specification section 2). */
  const returnUrl = (page: string, { id, language }: Booking) =>
    `${origin}${pages.path(page, language)}?booking=${id}`;

  return {
    async createIntent(
      { offerID, paymentTiming, methods: asked = CARD_ONLY, keepCard = false, round = 0 },
      { principal, now },
    ) {
      const methods = offered.filter((method) => asked.includes(method));
      const { cents, intentId } = await dueNow(offerID, paymentTiming, {
        owner: principal.id,
        now,
      });
      const wishes = { isNeeded: keepCard && cents > 0 };
      const intent = await holders.withCustomer(principal, wishes, async (customer) => {
        if (intentId !== null) return belongingTo(customer, await payments.find(intentId));
        const metadata = { offerID, owner: ownerHash(principal.id) };
        // the cardholder reads it: our words, not the caller's
        const description = `Wayfare ${offerID}`;
        const { owner } = metadata;
        const asks = { offerID, paymentTiming, cents, owner, methods, round, customer };
        const idempotencyKey = intentKey(asks);
        const common = { description, metadata, idempotencyKey };
        const made = await (cents > 0
          ? payments.createPayment({ amount: money(cents), methods, customer, ...common })
          : payments.createSetup(common));
        // an idempotent repeat returns the intent as created; its present state may differ
        return payments.find(made.id);
      });
      return { paymentIntent: wireIntent(intent) };
    },

    async createCheckout(bookingId, { principal }) {
      const booking = await awaiting(bookingId, principal.id);
      const due = dueByCard(booking);
      const quoteId = booking.amendment?.quoteId ?? booking.quoteId;
      const metadata = { booking_id: booking.id, offerID: quoteId, owner: ownerHash(principal.id) };
      const checkout = {
        amount: money(due),
        description: booking.reference,
        metadata,
        successUrl: returnUrl('hotels.success', booking),
        cancelUrl: returnUrl('hotels.cancel', booking),
      };
      const session = await payments.createCheckout({
        ...checkout,
        idempotencyKey: checkoutKey(booking.id, checkout),
      });
      return { url: session.url, id: session.id };
    },

    async receive({ type, intentId }, now) {
      if (intentId === null) return;
      const at = new Date(now);
      if (type === 'checkout.session.completed') {
        const { metadata, amount } = await payments.find(intentId);
        const booking = await findBooking(database.orm, metadata['booking_id'] ?? '');
        // the provider's page made its own intent, which then pays
        const isDue =
          booking !== null &&
          metadata['offerID'] === (booking.amendment?.quoteId ?? booking.quoteId) &&
          dueByCard(booking) === amount.amount;
        if (isDue && (await cancelStaleIntent(payments, booking, intentId)))
          await awaitIntent(database.orm, booking, intentId, at);
      }
      await wakeByIntent(database.orm, intentId, at);
      if (type === 'payment_intent.succeeded') await noticeMoney(intentId, at);
      wake();
    },
  };
}
