import type {
  BookRequest,
  GuestDetails,
  InvoiceDetails,
  PaymentTerms,
  Quote,
} from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';

/** Each room with the guests that were searched for it (HOT-44). */
function roomsOf({
  rooms,
  occupancies,
}: Pick<Quote, 'rooms' | 'occupancies'>): BookRequest['rooms'] {
  return rooms.map(({ occupancyRefID }, index) => ({
    occupancyRefID,
    paxes: (occupancies[occupancyRefID - 1] ?? occupancies[index])?.paxes ?? [],
  }));
}

interface Agreed {
  quote: Quote;
  guest: GuestDetails;
  terms: PaymentTerms;
  /** who the invoice is made out to; undefined where none is wanted */
  invoice?: InvoiceDetails | undefined;
  language: Language;
}

/** What the traveller agreed to: never is more charged than the total that was shown. */
export function orderOf({
  quote,
  guest,
  terms,
  invoice,
  language,
}: Agreed): Omit<BookRequest, 'clientReference' | 'payment_intent_id'> {
  return {
    optionRefId: quote.optionRefId,
    holder: guest,
    rooms: roomsOf(quote),
    paymentTiming: terms.timing,
    acceptedTotal: quote.ledger.total,
    invoice,
    language,
  };
}
