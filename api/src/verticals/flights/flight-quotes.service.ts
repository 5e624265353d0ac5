import type { FlightQuote } from '@wayfare/api-contract';
import type { FlightQuoteRequestSchema } from '@wayfare/api-contract/schemas';
import { formatDecimal } from '@wayfare/domain';
import type { Language } from '@wayfare/domain';
import type { InferOutput } from 'valibot';
import type { Catalogue } from '../../catalogue/catalogue';
import type { Database } from '../../platform/db/database';
import { Problem, invalid } from '../../platform/http/problem';
import type { SupplierOffer } from '../../ports/flight-offers';
import { findQuote, insertQuote } from '../../booking/bookings.repository';
import type { QuoteRow } from '../../booking/bookings.repository';
import type { CheckOfQuote, AmendmentOfQuote, DueOfQuote } from '../../booking/due-now';
import { localInstant } from '../../booking/local-instant';
import { newQuoteId } from '../../booking/references';
import { dueAtOnce, dueByDay } from '../../booking/due-terms';
import { priceOffer } from './chosen-services';
import { cityNames, dictionaryOf } from './dictionary';
import { flightLedger, totalOf } from './flight-ledger';
import type { FlightCommission } from './flight-price';
import { flightOf, recordOf } from './flight-records';
import type { OfferRecord, SoldFlight } from './flight-records';
import { providerOf } from './providers';
import type { FlightSuppliers } from './providers';
import { checkForSale } from './sold-offers.repository';
import { soldFlight } from './sold-flight';

/** Upper bound of a price promise. */
const QUOTE_MS = 30 * 60_000;

export const quoteExpiry = (supplierUntil: Date, now: number): Date =>
  new Date(Math.min(supplierUntil.getTime(), now + QUOTE_MS));

type Input = InferOutput<typeof FlightQuoteRequestSchema>;

interface Requester {
  readonly language: Language;
  readonly now: number;
}

export interface FlightQuotesService {
  quote(
    provider: string,
    input: Input,
    requester: Requester & { readonly owner: string | null },
  ): Promise<FlightQuote>;
  /** NOT_FOUND without one, OFFER_EXPIRED when lapsed. */
  quoted(provider: string, id: string, requester: Requester): Promise<FlightQuote>;
}

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  readonly catalogue: Catalogue;
  readonly suppliers: FlightSuppliers;
  readonly commission: FlightCommission;
}

/** A hold excludes bags and seats (OQ-53) and needs the airline's consent. */
function checkHold(
  { services }: Input,
  { requiresInstantPayment, paymentRequiredBy }: SupplierOffer,
): void {
  if (requiresInstantPayment || paymentRequiredBy === null)
    throw invalid('type', 'flights.holdNotPossible');
  if (services.length > 0) throw invalid('services', 'flights.holdServices');
}

/** Local day at the departure airport. */
function payDay({ payBy, itinerary }: SoldFlight): string {
  return localInstant(
    new Date(payBy ?? 0),
    itinerary[0]?.segments[0]?.origin.timeZone ?? 'UTC',
  ).slice(0, 10);
}

function termsOf(record: OfferRecord): FlightQuote['terms'] {
  const total = totalOf(record.cents).amount;
  return record.type === 'hold' ? dueByDay(total, payDay(record)) : dueAtOnce(total);
}

export function flightQuotesService({
  database,
  catalogue,
  suppliers,
  commission,
}: Deps): FlightQuotesService {
  const checkSale = checkForSale(database);

  function present(
    { id, expiresAt }: Pick<QuoteRow, 'id' | 'expiresAt'>,
    record: OfferRecord,
    { language }: Requester,
    shownTotal: string | null,
  ): FlightQuote {
    const total = formatDecimal(totalOf(record.cents));
    const isChanged = shownTotal !== null && shownTotal !== total;
    return {
      quote_id: id,
      type: record.type,
      offer: record.shown,
      dictionary: dictionaryOf(
        [{ slices: record.itinerary, owner: record.owner }],
        cityNames(catalogue, language),
      ),
      services: [...record.services],
      ledger: flightLedger(record.cents, language),
      terms: termsOf(record),
      expires_at: expiresAt.toISOString(),
      priceChanged: isChanged,
      previousTotal: isChanged ? shownTotal : null,
    };
  }

  return {
    async quote(provider, input, requester) {
      const supplier = providerOf(suppliers, provider);
      await checkSale(input.offer_id);
      const priced = await priceOffer(supplier, input.offer_id, input.services);
      if (input.type === 'hold') checkHold(input, priced.offer);
      const { sold, shown } = soldFlight(priced, { provider, type: input.type, commission });
      const offer: OfferRecord = { version: 2, kind: 'offer', ...sold, shown };
      const row = {
        id: newQuoteId(),
        vertical: 'flights',
        owner: requester.owner,
        offer,
        createdAt: new Date(requester.now),
        expiresAt: quoteExpiry(priced.offer.expiresAt, requester.now),
      };
      await insertQuote(database.orm, row);
      return present(row, offer, requester, input.shown_total);
    },

    async quoted(provider, id, requester) {
      providerOf(suppliers, provider);
      const row = await findQuote(database.orm, id);
      const record = row?.vertical === 'flights' ? recordOf(row) : null;
      if (row === null || record?.kind !== 'offer' || record.provider !== provider)
        throw new Problem('NOT_FOUND', { field: 'quote_id', text: 'quote.unknown' });
      if (row.expiresAt.getTime() <= requester.now) throw new Problem('OFFER_EXPIRED');
      await checkSale(record.offerId);
      return present(row, record, requester, null);
    },
  };
}

/** What the quote sells about an existing booking. */
export const flightAmendment: AmendmentOfQuote = (quote) => {
  const record = recordOf(quote);
  if (record.kind === 'hold')
    return {
      bookingId: record.bookingId,
      isSold: ({ state }) => state !== 'held' && state !== 'awaiting_card',
    };
  if (record.kind === 'change')
    return {
      bookingId: record.bookingId,
      isSold: (booking) => flightOf(booking).itinerary.every(({ id }) => id !== record.sliceId),
    };
  return null;
};

/** Prevents a second payment of an offer sold by another quote. */
export function flightSold(database: Pick<Database, 'orm'>): CheckOfQuote {
  const checkSale = checkForSale(database);
  return async (quote) => {
    const record = recordOf(quote);
    if (record.kind === 'offer') await checkSale(record.offerId, quote.id);
  };
}

/** Due at once: an offer, a held order, or a dearer change. */
export const flightDue: DueOfQuote = (quote, timing) => {
  const record = recordOf(quote);
  const cents =
    record.kind === 'change'
      ? record.difference
      : record.kind === 'hold' || record.kind === 'offer'
        ? totalOf(record.cents).amount
        : 0;
  const isDue =
    timing === 'now' && cents > 0 && !(record.kind === 'offer' && record.type === 'hold');
  if (!isDue) throw invalid('paymentTiming', 'payment.timing');
  return cents;
};
