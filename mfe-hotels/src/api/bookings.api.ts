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

/** Keyed by user, so that one person's bookings never show to the next. */
export const bookingsQuery = (api: ApiClient, language: Language, user: string) =>
  callQuery(api, hotelBookingList, { language }, { key: { language, user }, staleTime: 0 });

/** `quote` changes nothing; `confirm` cancels and invalidates the cached bookings. */
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
