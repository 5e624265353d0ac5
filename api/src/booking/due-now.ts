import type { PaymentTiming } from '@wayfare/api-contract';
import type { Database } from '../platform/db/database';
import { Problem } from '../platform/http/problem';
import type { DueNow } from '../payments/payments.service';
import type { Booking, BookingState } from './booking';
import { findBooking, findBookingOfQuote, findQuote } from './bookings.repository';
import type { QuoteRow } from './bookings.repository';
import { isQuoteOf, takeQuote } from './quote-owner';

/** Cents of a quote that are paid by card at once in one way of paying; throws a Problem when it cannot be paid so. */
export type DueOfQuote = (quote: QuoteRow, timing: PaymentTiming, now: number) => number;

/** The booking that a quote's amendment is about, and whether the amendment is done; null for a quote that becomes a booking itself. */
export type AmendmentOfQuote = (
  quote: QuoteRow,
) => { readonly bookingId: string; readonly isSold: (booking: Booking) => boolean } | null;

/** Throws a Problem when what the quote offers was sold otherwise. */
export type CheckOfQuote = (quote: QuoteRow) => Promise<void>;

export interface QuotesOfVertical {
  readonly due: DueOfQuote;
  readonly amendment?: AmendmentOfQuote;
  readonly checkSale?: CheckOfQuote;
}

const unknown = () => new Problem('NOT_FOUND', { field: 'offerID', text: 'quote.unknown' });

/** A booking that still waits for the card of this quote can be paid for with another. */
function intentOfUnderWay({ state, intentId }: Booking, waiting: BookingState): string | null {
  if (state === waiting) return null;
  if (state === 'done' || intentId === null) throw new Problem('OFFER_EXPIRED');
  return intentId;
}

/** The intent of the amendment that is made of a quote; null while it can still be paid for. */
function intentOfAmendment(
  quoteId: string,
  booking: Booking | null,
  isSold: (booking: Booking) => boolean,
): string | null {
  if (booking?.amendment?.quoteId === quoteId) return intentOfUnderWay(booking, 'awaiting_card');
  if (booking === null || isSold(booking)) throw new Problem('OFFER_EXPIRED');
  return null;
}

/** What the card pays at once for a quote of whoever asks, whichever vertical made it; the payment calls ask it. */
export function dueNowOf(
  { orm }: Pick<Database, 'orm'>,
  verticals: Readonly<Record<string, QuotesOfVertical>>,
): DueNow {
  return async (offerId, timing, { owner, now }) => {
    const quote = await findQuote(orm, offerId);
    const vertical = quote === null ? undefined : verticals[quote.vertical];
    if (quote === null || vertical === undefined) throw unknown();
    const booking = await findBookingOfQuote(orm, quote.id);
    if (!isQuoteOf(owner, quote, booking)) throw unknown();
    if (quote.expiresAt.getTime() <= now) throw new Problem('OFFER_EXPIRED');
    const cents = vertical.due(quote, timing, now);
    await vertical.checkSale?.(quote);
    const amendment = vertical.amendment?.(quote) ?? null;
    const ofBooking = booking === null ? null : intentOfUnderWay(booking, 'awaiting_payment');
    const intentId =
      amendment === null
        ? ofBooking
        : intentOfAmendment(
            quote.id,
            await findBooking(orm, amendment.bookingId),
            amendment.isSold,
          );
    if (!(await takeQuote(orm, quote, owner))) throw unknown();
    return { cents, intentId };
  };
}
