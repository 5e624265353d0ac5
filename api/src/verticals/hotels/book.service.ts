import type { BookResult, PaymentTerms } from '@wayfare/api-contract';
import type { BookRequestSchema } from '@wayfare/api-contract/schemas';
import { formatDecimal, parseMoney } from '@wayfare/domain';
import type { InferOutput } from 'valibot';
import { Problem, invalid } from '../../platform/http/problem';
import type { DocumentNumbers } from '../../platform/records/document-numbers';
import type { BookRequester, BookColumns, BookingService } from '../../booking/booking.service';
import { stayOfferOf } from './stay-details';
import type { StayBookingRecord, StayOfferRecord } from './stay-details';
import { offerTotal } from './stay-offer';
import { chargeAt, termsOf } from './stay-terms';

type Input = InferOutput<typeof BookRequestSchema>;

export interface BookService {
  /** Idempotent: a repeat answers the same booking (HOT-46). */
  book(input: Input, requester: BookRequester): Promise<BookResult>;
}

function checkRooms({ rooms, holder }: Input, { occupancies }: StayOfferRecord): void {
  const ages = (paxes: readonly { age: number }[]) => paxes.map(({ age }) => age).join();
  const isSame =
    rooms.length === occupancies.length &&
    rooms.every(
      ({ occupancyRefID, paxes }) =>
        ages(paxes) === ages(occupancies[occupancyRefID - 1]?.paxes ?? []),
    );
  if (!isSame || new Set(rooms.map(({ occupancyRefID }) => occupancyRefID)).size !== rooms.length)
    throw invalid('rooms', 'field.invalid');
  // each room has a guest: the first `mainGuest`, others by name
  if (holder.roomGuests.length !== occupancies.length - 1)
    throw invalid('holder.roomGuests', 'rooms.guests');
}

function chosenTerms(
  { paymentTiming, payment_intent_id: intent }: Input,
  offer: StayOfferRecord,
  now: number,
): PaymentTerms {
  const terms = termsOf(offer, now).find(({ timing }) => timing === paymentTiming);
  if (terms === undefined) throw invalid('paymentTiming', 'payment.timing');
  if (terms.needsCard && intent === null) throw invalid('payment_intent_id', 'payment.needed');
  return terms;
}

export function bookService(
  { book, checkIntent }: BookingService,
  numbers: DocumentNumbers,
): BookService {
  const detailsOf = (
    { holder, paymentTiming: timing }: Input,
    offer: StayOfferRecord,
  ): StayBookingRecord => ({
    ...offer,
    holder: { ...holder, document: numbers.seal(holder.document) },
    timing,
  });

  async function prepare(
    input: Input,
    offer: StayOfferRecord,
    requester: BookRequester,
  ): Promise<BookColumns> {
    const total = formatDecimal(offerTotal(offer));
    if (input.acceptedTotal !== total)
      throw new Problem('PRICE_CHANGED', {
        field: 'acceptedTotal',
        text: 'booking.accepted',
        facts: { previousPrice: input.acceptedTotal, newPrice: total },
      });
    checkRooms(input, offer);
    const terms = chosenTerms(input, offer, requester.now);
    const { payment_intent_id: id, optionRefId: quoteId } = input;
    if (terms.needsCard && id !== null)
      await checkIntent({
        id,
        quoteId,
        owner: requester.principal.id,
        cents: parseMoney(terms.now).amount,
      });
    return { ...columnsOf(input, offer, terms, requester), details: detailsOf(input, offer) };
  }

  return {
    book(input, requester) {
      const { optionRefId: quoteId, clientReference } = input;
      const order = {
        vertical: 'hotels',
        quoteId,
        quoteField: 'optionRefId',
        clientReference,
        input,
        invoice: input.invoice,
      };
      return book(order, requester, (quote) => prepare(input, stayOfferOf(quote), requester));
    },
  };
}

function columnsOf(
  input: Input,
  offer: StayOfferRecord,
  terms: PaymentTerms,
  { language, now }: BookRequester,
): Omit<BookColumns, 'details'> {
  const { holder } = input;
  return {
    email: holder.email.toLowerCase(),
    language,
    total: offerTotal(offer).amount,
    dueNow: parseMoney(terms.now).amount,
    dueLater: parseMoney(terms.later).amount,
    chargeAt: terms.laterDate === null ? null : chargeAt(offer, now),
    paymentState: terms.needsCard ? 'awaiting' : 'none',
    intentId: terms.needsCard ? input.payment_intent_id : null,
  };
}
