import type { ApiClient } from '@wayfare/api-client';
import { callQuery, invalidateCall } from '@wayfare/api-client/query-cache';
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
  ExchangeQuoteRequest,
  ExchangeSearchRequest,
  Refund,
  TrainBookingView,
  TrainCarrierChange,
} from '@wayfare/api-contract';

async function forgetBookings(): Promise<void> {
  await Promise.all([invalidateCall(trainBooking), invalidateCall(trainBookingList)]);
}

/** NOT_FOUND too for a booking of somebody else (TRN-70). */
export async function findBookingOfTrain(api: ApiClient, trainId: string): Promise<string> {
  return (await api.call(trainBookingId, { IDTrain: trainId })).booking_id;
}

/** A quote: changes nothing (TRN-51). */
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

const OFFERS_STALE_MS = 5 * 60_000;

export const exchangeOffersQuery = (api: ApiClient, request: ExchangeSearchRequest) =>
  callQuery(api, searchExchangeOffers, request, { staleTime: OFFERS_STALE_MS });

/** Never refetched: the traveller agrees to exactly this quote. */
export const exchangeQuoteQuery = (api: ApiClient, request: ExchangeQuoteRequest) => ({
  ...callQuery(api, exchangeQuote, request, { staleTime: Infinity }),
  gcTime: 0,
});

export function makeExchange(
  api: ApiClient,
  request: ConfirmExchangeRequest,
  key: string,
): Promise<BookResult> {
  return api.call(confirmExchange, request, { idempotencyKey: key });
}

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
