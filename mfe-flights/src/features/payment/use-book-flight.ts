import type { FlightOrderRequest, FlightQuote, InvoiceDetails } from '@wayfare/api-contract';
import {
  assertSameTotal,
  fingerprintOf,
  useRenewal,
  useSubmit,
  type BookingSubmit,
  type BusinessInvoice,
  type Pay,
  type Renewal,
} from '@wayfare/checkout';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { orderFlights, quoteFlight } from '../../api/flights.api';
import { completeParty } from '../../domain/draft/party-problems';
import { flightNumber } from '../../domain/itinerary/segment-names';
import { successHref } from '../../domain/wizard/success-href';
import { stepHref, type WizardQuery } from '../../domain/wizard/wizard-query';
import { attempts } from '../../state/attempts';
import { readFlightStore } from '../../state/flight-store';
import { keepRefusals } from '../../state/refusals';

const GONE = ['SEAT_TAKEN', 'BAGS_FAILED'];

type FlightOrder = Omit<FlightOrderRequest, 'client_reference' | 'payment_intent_id'>;

/** Requotes the same choice; `agreed` is the last total shown. */
function useFreshQuote(quote: FlightQuote): (agreed: string) => Promise<FlightQuote> {
  const { api } = usePlatform();
  const language = useLanguage();
  return (agreed) => {
    const services = quote.services.map(({ id, quantity, designator }) => ({
      id,
      quantity,
      designator,
    }));
    return quoteFlight(api, {
      offer_id: quote.offer.id,
      type: quote.type,
      services,
      shown_total: agreed,
      language,
    });
  };
}

export function useBookFlight(
  quote: FlightQuote,
  query: WizardQuery,
  onInvoiceRefused: BusinessInvoice['refuse'],
): Pick<BookingSubmit, 'submit' | 'fail'> & {
  book: (pay: Pay, invoice: InvoiceDetails | undefined) => void;
} {
  const { api } = usePlatform();
  const language = useLanguage();
  const freshQuote = useFreshQuote(quote);
  const { submit, book, fail } = useSubmit({
    attempts,
    goneCodes: GONE,
    doneHref: (booking) => successHref(booking, query, language),
    onInvoiceRefused,
  });

  function bookFlight(pay: Pay, invoice: InvoiceDetails | undefined): void {
    const store = readFlightStore();
    const party = completeParty(store, quote.offer);
    if (party === null) {
      fail({ kind: 'details' });
      return;
    }
    const { quote_id: quoteId, offer, ledger, terms } = quote;
    const order: FlightOrder = {
      quote_id: quoteId,
      ...party,
      accepted_total: ledger.total,
      invoice,
      language,
    };
    void book({
      quoteId,
      offer: offer.id,
      fingerprint: fingerprintOf(order),
      terms,
      pay,
      description: offer.slices
        .flatMap(({ segments }) =>
          segments.map(
            (segment) => `${flightNumber(segment)} ${segment.departing_at.slice(0, 10)}`,
          ),
        )
        .join(', '),
      async renew() {
        const fresh = await freshQuote(ledger.total);
        assertSameTotal(ledger.total, fresh.ledger.total);
        return fresh.quote_id;
      },
      async send({ quoteId: quote_id, clientReference, paymentIntentId }, key) {
        try {
          return await orderFlights(
            api,
            {
              ...order,
              quote_id,
              client_reference: clientReference,
              payment_intent_id: paymentIntentId,
            },
            key,
          );
        } catch (error) {
          keepRefusals(error, store);
          throw error;
        }
      },
    });
  }

  return { submit, book: bookFlight, fail };
}

/** Shows a fresh price before anything else happens; `agreed` is the last total shown. */
export function useFlightRenewal(
  quote: FlightQuote,
  query: WizardQuery,
  { agreed, onFail }: { agreed: string; onFail: BookingSubmit['fail'] },
): Renewal {
  const language = useLanguage();
  const freshQuote = useFreshQuote(quote);
  const renew = async () =>
    stepHref.payment(
      { ...query, note: null, quote: (await freshQuote(agreed)).quote_id },
      language,
    );

  return useRenewal({ renew, onFail, goneCodes: GONE });
}
