import type { ApiClient } from '@wayfare/api-client';
import { callQuery, invalidateCall } from '@wayfare/api-client/query-cache';
import {
  bookHotel,
  cancelHotelBooking,
  hotelBooking,
  hotelBookingList,
  hotelQuote,
  hotelQuoted,
} from '@wayfare/api-contract';
import type {
  BookRequest,
  BookResult,
  CancelRequest,
  CancelResult,
  HotelBooking,
  HotelBookingRequest,
  Quote,
  QuoteRequest,
} from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';

/** Asks the supplier for the price once more (OQ-33). */
export function quoteRoom(
  api: ApiClient,
  request: QuoteRequest,
  signal?: AbortSignal,
): Promise<Quote> {
  return api.call(hotelQuote, request, { signal });
}

/** A quote that was made before, by its own id. */
export function loadQuote(
  api: ApiClient,
  id: string,
  language: Language,
  signal?: AbortSignal,
): Promise<Quote> {
  return api.call(hotelQuoted, { optionRefId: id, language }, { signal });
}

export function bookRoom(api: ApiClient, request: BookRequest, key: string): Promise<BookResult> {
  return api.call(bookHotel, request, { idempotencyKey: key });
}

export function loadBooking(
  api: ApiClient,
  request: HotelBookingRequest,
  signal?: AbortSignal,
): Promise<HotelBooking> {
  return api.call(hotelBooking, request, { signal });
}

/** The hotel bookings of whoever is logged in; `user` keeps those of one from another. */
export const bookingsQuery = (api: ApiClient, language: Language, user: string) =>
  callQuery(api, hotelBookingList, { language }, { key: { language, user }, staleTime: 0 });

/** `quote` changes nothing; `confirm` cancels, and what was kept of bookings is out of date then. */
export async function cancelBooking(
  api: ApiClient,
  request: CancelRequest,
  key?: string,
): Promise<CancelResult> {
  const result = await api.call(cancelHotelBooking, request, { idempotencyKey: key });
  if (request.step === 'confirm')
    await Promise.all([invalidateCall(hotelBooking), invalidateCall(hotelBookingList)]);
  return result;
}
