import type { ApiClient } from '@wayfare/api-client';
import { invalidateCall } from '@wayfare/api-client/query-cache';
import {
  acceptTrainChange,
  confirmExchange,
  confirmRefund,
  createRefund,
  editTravelers,
  exchangeQuote,
  searchExchangeOffers,
  trainBooking,
  trainBookingId,
  trainBookingList,
} from '@wayfare/api-contract';
import type {
  AcceptTrainChangeRequest,
  BookResult,
  ConfirmExchangeRequest,
  ConfirmRefundRequest,
  CreateRefundRequest,
  EditTravelersRequest,
  ExchangeQuote,
  ExchangeQuoteRequest,
  ExchangeSearchRequest,
  ExchangeSearchResult,
  Refund,
  TrainBookingView,
  TrainCarrierChange,
} from '@wayfare/api-contract';

/** What was kept of bookings is out of date. */
async function forgetBookings(): Promise<void> {
  await Promise.all([invalidateCall(trainBooking), invalidateCall(trainBookingList)]);
}

/** The booking behind a reference; NOT_FOUND for one that is not of whoever asks (TRN-70). */
export async function findBookingOfTrain(api: ApiClient, trainId: string): Promise<string> {
  return (await api.call(trainBookingId, { IDTrain: trainId })).booking_id;
}

/** What giving back brings; changes nothing (TRN-51). */
export function quoteRefund(api: ApiClient, request: CreateRefundRequest): Promise<Refund> {
  return api.call(createRefund, request);
}

export async function makeRefund(
  api: ApiClient,
  request: ConfirmRefundRequest,
  key: string,
): Promise<Refund> {
  const refund = await api.call(confirmRefund, request, { idempotencyKey: key });
  await forgetBookings();
  return refund;
}

/** Other trains for a leg; asks the carrier. */
export function findExchangeOffers(
  api: ApiClient,
  request: ExchangeSearchRequest,
  signal?: AbortSignal,
): Promise<ExchangeSearchResult> {
  return api.call(searchExchangeOffers, request, { signal });
}

export function quoteExchange(
  api: ApiClient,
  request: ExchangeQuoteRequest,
  signal?: AbortSignal,
): Promise<ExchangeQuote> {
  return api.call(exchangeQuote, request, { signal });
}

export function makeExchange(
  api: ApiClient,
  request: ConfirmExchangeRequest,
  key: string,
): Promise<BookResult> {
  return api.call(confirmExchange, request, { idempotencyKey: key });
}

/** Takes the trains that the railway runs instead. */
export async function acceptRailwayChange(
  api: ApiClient,
  request: AcceptTrainChangeRequest,
  key: string,
): Promise<TrainCarrierChange> {
  const change = await api.call(acceptTrainChange, request, { idempotencyKey: key });
  await forgetBookings();
  return change;
}

export async function correctNames(
  api: ApiClient,
  request: EditTravelersRequest,
  key: string,
): Promise<TrainBookingView> {
  const booking = await api.call(editTravelers, request, { idempotencyKey: key });
  await forgetBookings();
  return booking;
}
