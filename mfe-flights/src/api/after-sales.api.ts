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

/** Back from the review asks the airline once more after this. */
const OFFERS_STALE_MS = 5 * 60_000;

/** Never asked for anew behind the reader's back: a quote is what is agreed to. */
const AGREED = { gcTime: 0 } as const;

/** Other flights for one slice on a day; asks the airline. */
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
