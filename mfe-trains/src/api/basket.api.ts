import type { ApiClient } from '@wayfare/api-client';
import {
  confirmTrainBooking,
  createServiceOffer,
  createTrainBooking,
  createTrainPaymentIntent,
  deleteBasket,
  deleteServiceOffer,
  deleteTrainItem,
  getLastBasket,
  getTrainBooking,
  prebookTrains,
  removeTrainPaymentIntent,
  setSeatPreferences,
  updateTravelers,
  validatePassCode,
} from '@wayfare/api-contract';
import type {
  BookResult,
  ConfirmBookingRequest,
  CreateBookingRequest,
  CreateServiceRequest,
  DeleteItemRequest,
  DeleteServiceRequest,
  GetBookingRequest,
  PaymentIntentResult,
  TrainPaymentRequest,
  PrebookRequest,
  PreferencesRequest,
  Removed,
  TrainBasket,
  UpdateTravelersRequest,
} from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import { answered, answeredWith, type CartAnswer } from './cart-answer';

/* A basket from its first item to its payment. Every change answers the whole basket, or a failure (ERR-21). */

export function createBasket(
  api: ApiClient,
  request: CreateBookingRequest,
): Promise<CartAnswer<TrainBasket>> {
  return answered(api.call(createTrainBooking, request));
}

/** The open basket, or what became of it; NOT_FOUND without one (section 7, ERR-21). */
export function loadBasket(
  api: ApiClient,
  request: GetBookingRequest,
  signal?: AbortSignal,
): Promise<CartAnswer<TrainBasket>> {
  return answeredWith(api.call(getTrainBooking, request, { signal }));
}

/** The basket begun in this browser, also before logging in (OQ-67). */
export async function loadLastBasket(
  api: ApiClient,
  language: Language,
  signal?: AbortSignal,
): Promise<TrainBasket | null> {
  return (await api.call(getLastBasket, { language }, { signal })).basket;
}

export function deleteItem(
  api: ApiClient,
  request: DeleteItemRequest,
): Promise<CartAnswer<TrainBasket>> {
  return answered(api.call(deleteTrainItem, request));
}

export function dropBasket(api: ApiClient, user: string): Promise<CartAnswer<Removed>> {
  return answered(api.call(deleteBasket, { user }));
}

/** Sets the quantity; 0 is not sent: the caller deletes the extra instead (TRN-68). */
export async function addService(
  api: ApiClient,
  request: CreateServiceRequest,
): Promise<CartAnswer<TrainBasket> | 'Do Delete'> {
  return request.request.count === 0
    ? 'Do Delete'
    : answered(api.call(createServiceOffer, request));
}

export function removeService(
  api: ApiClient,
  request: DeleteServiceRequest,
): Promise<CartAnswer<TrainBasket>> {
  return answered(api.call(deleteServiceOffer, request));
}

export function savePreferences(
  api: ApiClient,
  request: PreferencesRequest,
): Promise<CartAnswer<TrainBasket>> {
  return answered(api.call(setSeatPreferences, request));
}

export function saveTravelers(
  api: ApiClient,
  request: UpdateTravelersRequest,
): Promise<CartAnswer<TrainBasket>> {
  return answered(api.call(updateTravelers, request));
}

export function prebook(api: ApiClient, request: PrebookRequest): Promise<CartAnswer<TrainBasket>> {
  return answered(api.call(prebookTrains, request));
}

export async function openTrainIntent(
  api: ApiClient,
  request: TrainPaymentRequest,
  key: string,
): Promise<PaymentIntentResult['paymentIntent']> {
  return (await api.call(createTrainPaymentIntent, request, { idempotencyKey: key })).paymentIntent;
}

export function removeTrainIntent(api: ApiClient, user: string): Promise<Removed> {
  return api.call(removeTrainPaymentIntent, { user });
}

export function confirmBooking(
  api: ApiClient,
  request: ConfirmBookingRequest,
  key: string,
): Promise<BookResult> {
  return api.call(confirmTrainBooking, request, { idempotencyKey: key });
}

export async function isPassCode(api: ApiClient, code: string): Promise<boolean> {
  return (await api.call(validatePassCode, { code })).valid;
}
