import type { GuestDetails, InvoiceDetails, PaymentTerms, Quote } from '@wayfare/api-contract';
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
import { readChoice, stepHref, type BookingQuery } from '../../domain/booking/booking-query';
import { paths } from '../../domain/paths';
import { nationalityIn } from '../../domain/search/nationality';
import { bookRoom, quoteRoom } from '../../api/bookings.api';
import { attempts, stayKey } from '../../state/booking-attempts';
import { passBookingState, passTiming } from '../../state/booking-memory';
import { orderOf } from './book-request';

const GONE = ['NO_ROOMS'];

interface Asked {
  guest: GuestDetails;
  terms: PaymentTerms;
  pay: Pay;
  invoice: InvoiceDetails | undefined;
}

/** Quotes the same room again; null where the address does not say which room it was. */
function useFreshQuote(quote: Quote, query: BookingQuery): (() => Promise<Quote>) | null {
  const { api } = usePlatform();
  const language = useLanguage();

  async function ask(): Promise<Quote> {
    const { checkIn, checkOut, occupancies, hotel, ledger } = quote;
    const fresh = await quoteRoom(api, {
      ...readChoice(query.optionRefId),
      hotel_id: hotel.hotel_id,
      checkIn,
      checkOut,
      occupancies,
      nationality: nationalityIn(query.search, language),
      shownPrice: ledger.total,
      language,
    });
    passBookingState(quote.optionRefId, fresh.optionRefId);
    passTiming(quote.optionRefId, fresh.optionRefId);
    return fresh;
  }

  return query.optionRefId === '' ? null : ask;
}

export function useBookStay(
  quote: Quote,
  query: BookingQuery,
  onInvoiceRefused: BusinessInvoice['refuse'],
): Pick<BookingSubmit, 'submit' | 'fail' | 'answer'> & { book: (asked: Asked) => void } {
  const { api } = usePlatform();
  const language = useLanguage();
  const ask = useFreshQuote(quote, query);
  const { submit, book, fail, answer } = useSubmit({
    attempts,
    goneCodes: GONE,
    doneHref: (booking) => paths.success(language, new URLSearchParams({ booking })),
    onInvoiceRefused,
  });

  async function renew(freshQuote: () => Promise<Quote>): Promise<string> {
    const { optionRefId, ledger } = await freshQuote();
    assertSameTotal(quote.ledger.total, ledger.total);
    return optionRefId;
  }

  function bookStay({ guest, terms, pay, invoice }: Asked): void {
    const order = orderOf({ quote, guest, terms, invoice, language });
    const { hotel, checkIn, checkOut } = quote;
    void book({
      quoteId: quote.optionRefId,
      offer: stayKey({ hotelId: hotel.hotel_id, checkIn, checkOut }),
      fingerprint: fingerprintOf(order),
      terms,
      pay,
      description: `${hotel.name}, ${checkIn} - ${checkOut}`,
      renew: ask === null ? undefined : () => renew(ask),
      send: ({ quoteId, clientReference, paymentIntentId }, key) =>
        bookRoom(
          api,
          { ...order, optionRefId: quoteId, clientReference, payment_intent_id: paymentIntentId },
          key,
        ),
    });
  }

  return { submit, book: bookStay, fail, answer };
}

/** Shows a fresh price of the same room before anything else happens. */
export function useRoomRenewal(
  quote: Quote,
  query: BookingQuery,
  onFail: BookingSubmit['fail'],
): Renewal {
  const language = useLanguage();
  const ask = useFreshQuote(quote, query);
  const renew =
    ask === null
      ? null
      : async () => stepHref.step2({ ...query, quote: (await ask()).optionRefId }, language);
  return useRenewal({ renew, onFail, goneCodes: GONE });
}
