import type { BookResult } from '@wayfare/api-contract';
import type { FlightOrderRequestSchema } from '@wayfare/api-contract/schemas';
import { formatDecimal } from '@wayfare/domain';
import type { InferOutput } from 'valibot';
import type { Database } from '../../platform/db/database';
import { Problem, invalid } from '../../platform/http/problem';
import type { BookRequester, BookColumns, BookingService } from '../../booking/booking.service';
import { listedSlices } from './flight-details';
import { totalOf } from './flight-ledger';
import { recordOf } from './flight-records';
import type { FlightRecord, OfferRecord } from './flight-records';
import { checkedTravellers } from './order-passengers';
import { providerOf } from './providers';
import type { FlightSuppliers } from './providers';
import { checkForSale } from './sold-offers.repository';

type Input = InferOutput<typeof FlightOrderRequestSchema>;

export interface FlightOrdersService {
  /** Idempotent: a repeat answers the same booking. */
  order(provider: string, input: Input, requester: BookRequester): Promise<BookResult>;
}

function checkTotal({ accepted_total: accepted }: Input, { cents }: OfferRecord): void {
  const total = formatDecimal(totalOf(cents));
  if (accepted !== total)
    throw new Problem('PRICE_CHANGED', {
      field: 'accepted_total',
      text: 'booking.accepted',
      facts: { previousPrice: accepted, newPrice: total },
    });
}

function detailsOf(
  { kind: _kind, shown: _shown, ...sold }: OfferRecord,
  { contact }: Input,
  travellers: FlightRecord['travellers'],
): FlightRecord {
  return {
    airline: sold.owner.name,
    slices: listedSlices(sold.itinerary),
    passengers: travellers.map(({ name, surname }) => ({ name, surname })),
    cancelable: false,
    ...sold,
    travellers,
    contactEmail: contact.email,
    tickets: [],
    changeable: false,
    changesMade: [],
    priceChange: null,
    cancellationId: null,
  };
}

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  readonly bookingService: BookingService;
  readonly suppliers: FlightSuppliers;
}

export function flightOrdersService({
  database,
  bookingService: { book, checkIntent },
  suppliers,
}: Deps): FlightOrdersService {
  const checkSale = checkForSale(database);

  async function prepare(
    input: Input,
    record: OfferRecord,
    { principal, language }: BookRequester,
  ): Promise<BookColumns> {
    await checkSale(record.offerId, input.quote_id);
    const travellers = checkedTravellers(input.passengers, record);
    checkTotal(input, record);
    const cents = totalOf(record.cents).amount;
    const { quote_id: quoteId, payment_intent_id: id } = input;
    const isPaidNow = record.type === 'instant' && cents > 0;
    if (isPaidNow && id === null) throw invalid('payment_intent_id', 'payment.needed');
    if (isPaidNow && id !== null) await checkIntent({ id, quoteId, owner: principal.id, cents });
    const money = {
      total: cents,
      dueNow: isPaidNow ? cents : 0,
      dueLater: 0,
      chargeAt: null,
      paymentState: isPaidNow ? 'awaiting' : 'none',
      intentId: isPaidNow ? id : null,
    } as const;
    return {
      email: input.contact.email.toLowerCase(),
      language,
      details: detailsOf(record, input, travellers),
      ...money,
    };
  }

  return {
    order(provider, input, requester) {
      providerOf(suppliers, provider);
      const { quote_id: quoteId, client_reference: clientReference } = input;
      return book(
        {
          ...{ vertical: 'flights', quoteId, quoteField: 'quote_id', clientReference, input },
          invoice: input.invoice,
        },
        requester,
        (quote) => {
          const record = recordOf(quote);
          if (record.kind !== 'offer' || record.provider !== provider)
            throw new Problem('NOT_FOUND', { field: 'quote_id', text: 'quote.unknown' });
          return prepare(input, record, requester);
        },
      );
    },
  };
}
