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

/**
 * What of an offer is paid by card at once, as a vertical knows it, and the intent that pays for what is being made of it;
 * throws a Problem when the offer cannot be paid so, or not by this person.
 */
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
  /** ways to pay that may be offered */
  readonly methods: readonly PaymentMethod[];
  readonly wake: () => void;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

export interface PaymentsService {
  /**
   * `round` asks for another intent than those that were given up before. `methods` are what the fields of the page offer,
   * cards alone without them: the provider refuses an intent that the fields were not made for. A member's kept cards may pay
   * it, and with `keepCard` the card that pays it may be kept.
   */
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
  /** Something happened to an intent: whoever waits for it looks. Harmless when repeated, late or out of order. */
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

  /** A booking that was given up before its money came gives it back; for money without a booking somebody has to look. */
  async function noticeMoney(intentId: string, at: Date): Promise<void> {
    if (await isIntentKnown(database.orm, intentId)) {
      await releaseAgain(database.orm, intentId, at);
      return;
    }
    const { mode, metadata } = await payments.find(intentId);
    // what is charged later names its booking instead of an offer
    if (
      mode === 'payment' &&
      metadata['offerID'] !== undefined &&
      metadata['booking_id'] === undefined
    )
      log.error({ intent: intentId }, 'money came for which there is no booking');
  }

  /** An intent from before there was a customer: the cards of this one may pay it from now on. */
  async function belongingTo(customer: string | null, intent: Intent): Promise<Intent> {
    const { id, mode, status } = intent;
    const isOpen = mode === 'payment' && status === 'requires_payment_method';
    return customer === null || intent.customer !== null || !isOpen
      ? intent
      : payments.assign(id, { customer, idempotencyKey: `${id}:customer` });
  }

  /** Where the provider's page leads back to (specification section 2). */
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
        // what a cardholder reads is ours to say, so the caller's words are not passed on
        const description = `Wayfare ${offerID}`;
        // one intent for an offer, a way of paying and a person, however often it is asked for
        const idempotencyKey = [
          `${offerID}:${paymentTiming}:${cents}:${metadata.owner}`,
          ...(methods.length > 1 ? [methods.join('+')] : []),
          ...(round === 0 ? [] : [round]),
          ...(customer === null || cents === 0 ? [] : [customer]),
        ].join(':');
        const common = { description, metadata, idempotencyKey };
        const made = await (cents > 0
          ? payments.createPayment({ amount: money(cents), methods, customer, ...common })
          : payments.createSetup(common));
        // the key gives back the intent as it was made: its present state may be further on
        return payments.find(made.id);
      });
      return { paymentIntent: wireIntent(intent) };
    },

    async createCheckout(bookingId, { principal }) {
      const booking = await awaiting(bookingId, principal.id);
      const due = dueByCard(booking);
      const quoteId = booking.amendment?.quoteId ?? booking.quoteId;
      const metadata = { booking_id: booking.id, offerID: quoteId, owner: ownerHash(principal.id) };
      const urls = {
        successUrl: returnUrl('hotels.success', booking),
        cancelUrl: returnUrl('hotels.cancel', booking),
      };
      const session = await payments.createCheckout({
        amount: money(due),
        description: booking.reference,
        metadata,
        ...urls,
        idempotencyKey: `${booking.id}:checkout:${quoteId}:${due}`,
      });
      return { url: session.url, id: session.id };
    },

    async receive({ type, intentId }, now) {
      if (intentId === null) return;
      const at = new Date(now);
      if (type === 'checkout.session.completed') {
        const { metadata, amount } = await payments.find(intentId);
        const booking = await findBooking(database.orm, metadata['booking_id'] ?? '');
        // the provider's page made an intent of its own: what waits for it is paid by that one
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
