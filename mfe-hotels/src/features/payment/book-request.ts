import type {
  BookRequest,
  GuestDetails,
  InvoiceDetails,
  PaymentTerms,
  Quote,
} from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';

/** Each room with the guests searched for it (HOT-44). */
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
  invoice?: InvoiceDetails | undefined;
  language: Language;
}

/** `acceptedTotal`: no more than the total shown is ever charged. */
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
