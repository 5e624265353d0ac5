import type { PaymentTiming } from '@wayfare/api-contract';
import type { Database } from '../../db/database';
import { Problem } from '../../http/problem';
import type { DueNow } from '../payments/payments.service';
import { findQuote } from './bookings.repository';
import type { QuoteRow } from './bookings.repository';

/** Cents of a quote that are paid by card at once in one way of paying; throws a Problem when it cannot be paid so. */
export type DueOfQuote = (quote: QuoteRow, timing: PaymentTiming, now: number) => number;

/** What the card pays at once for a quote, whichever vertical made it; the payment calls ask it. */
export function dueNowOf({ orm }: Pick<Database, 'orm'>, verticals: Readonly<Record<string, DueOfQuote>>): DueNow {
  return async (offerId, timing, now) => {
    const quote = await findQuote(orm, offerId);
    const dueOf = quote === null ? undefined : verticals[quote.vertical];
    if (quote === null || dueOf === undefined) throw new Problem('NOT_FOUND', { field: 'offerID', text: 'quote.unknown' });
    if (quote.expiresAt.getTime() <= now) throw new Problem('OFFER_EXPIRED');
    return { cents: dueOf(quote, timing, now) };
  };
}
