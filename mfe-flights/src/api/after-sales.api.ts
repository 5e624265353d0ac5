import type { ApiClient } from '@wayfare/api-client';
import { callQuery, invalidateCall } from '@wayfare/api-client/query-cache';
import {
  acceptCarrierChange,
  confirmCancellation,
  confirmChange,
  findChangeOffers,
  flightBooking,
  flightBookingList,
  holdQuote,
  payHold,
  quoteCancellation,
  quoteChange,
} from '@wayfare/api-contract';
import type {
  AcceptCarrierChangeRequest,
  BookResult,
  ConfirmChangeRequest,
  HoldPaymentRequest,
  HoldQuoteRequest,
  OrderCancellation,
  OrderCancellationRequest,
  OrderChangeQuoteRequest,
  OrderChangeRequest,
} from '@wayfare/api-contract';
import type { CancelAmounts } from '@wayfare/checkout';

export interface FlightCancellation extends CancelAmounts {
  cancellation_id: string;
}

async function forgetBookings(): Promise<void> {
  await Promise.all([invalidateCall(flightBooking), invalidateCall(flightBookingList)]);
}

const toCancellation = ({
  cancellation_id,
  refund_amount,
  fee_amount,
  charged_amount,
  expires_at,
}: OrderCancellation): FlightCancellation => ({
  cancellation_id,
  refund: refund_amount,
  fee: fee_amount,
  charged: charged_amount,
  expires_at,
});

export async function quoteFlightCancellation(
  api: ApiClient,
  provider: string,
  request: OrderCancellationRequest,
): Promise<FlightCancellation> {
  return toCancellation(await api.call(quoteCancellation(provider), request));
}

export interface AcceptedCancellation {
  request: OrderCancellationRequest;
  accepted: FlightCancellation;
}

export async function confirmFlightCancellation(
  api: ApiClient,
  provider: string,
  { request, accepted }: AcceptedCancellation,
  key: string,
): Promise<FlightCancellation> {
  const confirmed = {
    ...request,
    cancellation_id: accepted.cancellation_id,
    accepted_refund: accepted.refund,
  };
  const result = await api.call(confirmCancellation(provider), confirmed, { idempotencyKey: key });
  await forgetBookings();
  return toCancellation(result);
}

/** Returning from the review asks the airline again after this. */
const OFFERS_STALE_MS = 5 * 60_000;

/** Never refetched: the traveller agrees to exactly this quote. */
const AGREED = { gcTime: 0 } as const;

export const changeOffersQuery = (api: ApiClient, provider: string, request: OrderChangeRequest) =>
  callQuery(api, findChangeOffers(provider), request, { staleTime: OFFERS_STALE_MS });

export const changeQuoteQuery = (
  api: ApiClient,
  provider: string,
  request: OrderChangeQuoteRequest,
) => ({
  ...callQuery(api, quoteChange(provider), request, { staleTime: Infinity }),
  ...AGREED,
});

export function confirmFlightChange(
  api: ApiClient,
  provider: string,
  request: ConfirmChangeRequest,
  key: string,
): Promise<BookResult> {
  return api.call(confirmChange(provider), request, { idempotencyKey: key });
}

/** Accepts the flights that the airline offers in place of the booked ones. */
export async function acceptAirlineChange(
  api: ApiClient,
  provider: string,
  request: AcceptCarrierChangeRequest,
  key: string,
): Promise<void> {
  await api.call(acceptCarrierChange(provider), request, { idempotencyKey: key });
  await forgetBookings();
}

export const holdQuoteQuery = (api: ApiClient, provider: string, request: HoldQuoteRequest) => ({
  ...callQuery(api, holdQuote(provider), request, { staleTime: Infinity }),
  ...AGREED,
});

export function payHeldBooking(
  api: ApiClient,
  provider: string,
  request: HoldPaymentRequest,
  key: string,
): Promise<BookResult> {
  return api.call(payHold(provider), request, { idempotencyKey: key });
}
