import type { ApiClient } from '@wayfare/api-client';
import { invalidateCall } from '@wayfare/api-client/query-cache';
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
  HoldQuote,
  HoldQuoteRequest,
  OrderCancellation,
  OrderCancellationRequest,
  OrderChangeOffers,
  OrderChangeQuote,
  OrderChangeQuoteRequest,
  OrderChangeRequest,
} from '@wayfare/api-contract';
import type { CancelAmounts } from '@wayfare/checkout';

/** What cancelling costs, under the names of the panel that shows it. */
export interface FlightCancellation extends CancelAmounts {
  cancellation_id: string;
}

/** What was kept of bookings is out of date. */
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

/** Changes nothing. */
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

/** Cancels for the refund that was shown. */
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

/** Other flights for one slice on a day; asks the airline. */
export function searchChangeOffers(
  api: ApiClient,
  provider: string,
  request: OrderChangeRequest,
  signal?: AbortSignal,
): Promise<OrderChangeOffers> {
  return api.call(findChangeOffers(provider), request, { signal });
}

export function quoteFlightChange(
  api: ApiClient,
  provider: string,
  request: OrderChangeQuoteRequest,
  signal?: AbortSignal,
): Promise<OrderChangeQuote> {
  return api.call(quoteChange(provider), request, { signal });
}

export function confirmFlightChange(
  api: ApiClient,
  provider: string,
  request: ConfirmChangeRequest,
  key: string,
): Promise<BookResult> {
  return api.call(confirmChange(provider), request, { idempotencyKey: key });
}

/** Takes the flights that the airline offers in place of those booked. */
export async function acceptAirlineChange(
  api: ApiClient,
  provider: string,
  request: AcceptCarrierChangeRequest,
  key: string,
): Promise<void> {
  await api.call(acceptCarrierChange(provider), request, { idempotencyKey: key });
  await forgetBookings();
}

/** What a held booking costs now. */
export function quoteHold(
  api: ApiClient,
  provider: string,
  request: HoldQuoteRequest,
  signal?: AbortSignal,
): Promise<HoldQuote> {
  return api.call(holdQuote(provider), request, { signal });
}

export function payHeldBooking(
  api: ApiClient,
  provider: string,
  request: HoldPaymentRequest,
  key: string,
): Promise<BookResult> {
  return api.call(payHold(provider), request, { idempotencyKey: key });
}
