import type { GuestDetails, PaymentTerms, Quote } from '@wayfare/api-contract';
import { fingerprintOf, useRenewal, useSubmit, type BookingSubmit, type Pay, type Renewal } from '@wayfare/checkout';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { bookRoom, quoteRoom } from '../../api/bookings.api';
import { paths } from '../../paths';
import { attempts } from '../booking/booking-attempts';
import { passBookingState } from '../booking/booking-memory';
import { stepHref, type BookingQuery } from '../booking/booking-query';
import { orderOf } from './book-request';

const GONE = ['NO_ROOMS'];

interface Asked {
  quote: Quote;
  guest: GuestDetails;
  terms: PaymentTerms;
  pay: Pay;
}

/** Books a stay and shows its receipt. */
export function useBookStay(): Pick<BookingSubmit, 'submit' | 'fail'> & { book: (asked: Asked) => void } {
  const { api } = usePlatform();
  const language = useLanguage();
  const { submit, book, fail } = useSubmit({ attempts, goneCodes: GONE, doneHref: (booking) => paths.success(language, new URLSearchParams({ booking })) });

  function bookStay({ quote, guest, terms, pay }: Asked): void {
    const order = orderOf({ quote, guest, terms, language });
    const { hotel, checkIn, checkOut, optionRefId: quoteId } = quote;
    void book({
      quoteId,
      fingerprint: fingerprintOf(order),
      terms,
      pay,
      description: `${hotel.name}, ${checkIn} - ${checkOut}`,
      send: ({ clientReference, paymentIntentId }, key) => bookRoom(api, { ...order, clientReference, payment_intent_id: paymentIntentId }, key),
    });
  }

  return { submit, book: bookStay, fail };
}

/** A fresh quote of the same room for the same guests. */
export function useRoomRenewal(quote: Quote, query: BookingQuery, onFail: BookingSubmit['fail']): Renewal {
  const { api } = usePlatform();
  const language = useLanguage();

  async function renew(): Promise<string> {
    const { checkIn, checkOut, occupancies, hotel, ledger } = quote;
    const fresh = await quoteRoom(api, { optionRefId: query.optionRefId, hotel_id: hotel.hotel_id, checkIn, checkOut, occupancies, shownPrice: ledger.total, language });
    passBookingState(quote.optionRefId, fresh.optionRefId);
    return stepHref.step2({ ...query, quote: fresh.optionRefId }, language);
  }

  return useRenewal({ renew: query.optionRefId === '' ? null : renew, onFail, goneCodes: GONE });
}
