import type { PaymentTiming } from '@wayfare/api-contract';
import type { Database } from '../platform/db/database';
import { Problem } from '../platform/http/problem';
import type { DueNow } from '../payments/payments.service';
import type { Booking, BookingState } from './booking';
import { findBooking, findBookingOfQuote, findQuote } from './bookings.repository';
import type { QuoteRow } from './bookings.repository';
import { isQuoteOf, takeQuote } from './quote-owner';

/** Cents charged at once for this timing; throws a Problem when the timing is not offered. */
export type DueOfQuote = (quote: QuoteRow, timing: PaymentTiming, now: number) => number;

/** Null for a quote that becomes a booking itself. */
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

/** Null while it waits for the card: another intent may replace this one. */
function intentOfUnderWay({ state, intentId }: Booking, waiting: BookingState): string | null {
  if (state === waiting) return null;
  if (state === 'done' || intentId === null) throw new Problem('OFFER_EXPIRED');
  return intentId;
}

function intentOfAmendment(
  quoteId: string,
  booking: Booking | null,
  isSold: (booking: Booking) => boolean,
): string | null {
  if (booking?.amendment?.quoteId === quoteId) return intentOfUnderWay(booking, 'awaiting_card');
  if (booking === null || isSold(booking)) throw new Problem('OFFER_EXPIRED');
  return null;
}

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
