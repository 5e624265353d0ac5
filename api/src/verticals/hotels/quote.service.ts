import type { Quote } from '@wayfare/api-contract';
import type { QuoteRequestSchema } from '@wayfare/api-contract/schemas';
import { formatDecimal, parseMoney, today } from '@wayfare/domain';
import type { Language } from '@wayfare/domain';
import type { InferOutput } from 'valibot';
import type { Catalogue } from '../../catalogue/catalogue';
import type { Database } from '../../platform/db/database';
import type { Principal } from '../../platform/http/authenticate';
import { Problem, invalid } from '../../platform/http/problem';
import { findQuote, insertQuote } from '../../booking/bookings.repository';
import type { DueOfQuote } from '../../booking/due-now';
import { newQuoteId } from '../../booking/references';
import { quotedParts } from './quoted-parts';
import { stayDates } from './stay-dates';
import { stayOfferOf } from './stay-details';
import type { StayOfferRecord } from './stay-details';
import { stayFacts } from './stay-facts';
import { isMemberPrice, offerRecord, offerTotal, publicTotal } from './stay-offer';
import { termsOf } from './stay-terms';
import type { StaysOnSale } from './stays-on-sale';

/** Upper bound of a price promise. */
const QUOTE_MS = 30 * 60_000;

export interface QuoteService {
  /** Reprices and stores (OQ-33). */
  quote(
    input: InferOutput<typeof QuoteRequestSchema>,
    requester: {
      principal: Principal | null;
      owner: string | null;
      language: Language;
      now: number;
    },
  ): Promise<Quote>;
  /** NOT_FOUND without one, OFFER_EXPIRED when lapsed. */
  quoted(id: string, requester: { language: Language; now: number }): Promise<Quote>;
}

export function quoteService({
  database,
  catalogue,
  stays,
}: {
  database: Pick<Database, 'orm'>;
  catalogue: Catalogue;
  stays: Pick<StaysOnSale, 'quote'>;
}): QuoteService {
  async function present(
    id: string,
    offer: StayOfferRecord,
    { language, now }: { language: Language; now: number },
    shownPrice: string | null,
  ): Promise<Quote> {
    const hotel = await catalogue.hotel(offer.hotelId);
    if (hotel === null)
      throw new Problem('NOT_FOUND', { field: 'hotel_id', text: 'hotel.unknown' });
    const publicPrice = formatDecimal(publicTotal(offer));
    const total = formatDecimal(offerTotal(offer));
    const isChanged = shownPrice !== null && shownPrice !== total && shownPrice !== publicPrice;
    return {
      optionRefId: id,
      ...stayFacts(offer, hotel, { language }),
      status: offer.parts.some(({ onRequest }) => onRequest) ? 'RQ' : 'OK',
      paymentTypes: termsOf(offer, now),
      publicPrice: isMemberPrice(offer) ? publicPrice : null,
      expires_at: offer.expiresAt,
      priceChanged: isChanged,
      previousPrice: isChanged ? shownPrice : null,
    };
  }

  return {
    async quote(input, { principal, owner, language, now }) {
      const hotel = await catalogue.hotel(input.hotel_id);
      if (hotel === null)
        throw new Problem('NOT_FOUND', { field: 'hotel_id', text: 'hotel.unknown' });
      const dates = stayDates(
        input,
        today(hotel.timeZone, () => now),
      );
      if (dates === null) throw invalid('checkIn', 'dates.both');
      const { parts, rates } = await quotedParts(stays, input, {
        hotelId: hotel.id,
        occupancies: dates.occupancies,
        isMember: principal?.role === 'user',
        now,
      });
      const expiresAt = new Date(
        Math.min(...rates.map((rate) => rate.expiresAt.getTime()), now + QUOTE_MS),
      );
      const offer = offerRecord({ ...dates, hotelId: hotel.id, timeZone: hotel.timeZone }, parts, {
        expiresAt,
        now,
      });
      const id = newQuoteId();
      await insertQuote(database.orm, {
        id,
        vertical: 'hotels',
        owner,
        offer,
        createdAt: new Date(now),
        expiresAt,
      });
      return present(id, offer, { language, now }, input.shownPrice);
    },

    async quoted(id, { language, now }) {
      const row = await findQuote(database.orm, id);
      if (row === null || row.vertical !== 'hotels')
        throw new Problem('NOT_FOUND', { field: 'optionRefId', text: 'quote.unknown' });
      if (row.expiresAt.getTime() <= now) throw new Problem('OFFER_EXPIRED');
      return present(id, stayOfferOf(row), { language, now }, null);
    },
  };
}

export const stayDue: DueOfQuote = (quote, timing, now) => {
  const terms = termsOf(stayOfferOf(quote), now).find((candidate) => candidate.timing === timing);
  if (terms === undefined || !terms.needsCard) throw invalid('paymentTiming', 'payment.timing');
  return parseMoney(terms.now).amount;
};
