import type { ApiClient } from '@wayfare/api-client';
import { cachedCall } from '@wayfare/api-client/query-cache';
import {
  fareBrands,
  flightBooking,
  flightOffer,
  flightQuote,
  flightQuoted,
  orderFlight,
  seatMaps,
} from '@wayfare/api-contract';
import type {
  BookResult,
  FareBrandsRequest,
  FareBrandsResult,
  FlightBookingRequest,
  FlightBookingView,
  FlightOfferResult,
  FlightOrderRequest,
  FlightQuote,
  FlightQuoteRequest,
  SeatMap,
} from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';

/** From step to step an offer is looked up anew after this; check and pay always asks for the price again. */
const OFFER_STALE_MS = 2 * 60_000;

interface OfferAsked {
  id: string;
  /** the bags for sale too; fails with BAGS_FAILED when they can't be had */
  services: boolean;
  language: Language;
}

export function loadOffer(
  api: ApiClient,
  { id, services, language }: OfferAsked,
): Promise<FlightOfferResult> {
  return cachedCall(
    api,
    flightOffer(encodeURIComponent(id)),
    { services: services ? 'true' : 'false', language },
    { staleTime: OFFER_STALE_MS },
  );
}

/** Every fare of the same flights, cheapest first; finds the flights of an expired offer again (OQ-46, OQ-52). */
export function loadFareBrands(
  api: ApiClient,
  request: FareBrandsRequest,
  signal?: AbortSignal,
): Promise<FareBrandsResult> {
  return api.call(fareBrands(), request, { signal });
}

/** Empty where the airline has none; what was taken meanwhile is found out by the quote. */
export async function loadSeatMaps(
  api: ApiClient,
  request: { offer_id: string; language: Language },
  signal?: AbortSignal,
): Promise<SeatMap[]> {
  return (await api.call(seatMaps(), request, { signal })).seat_maps;
}

/** Asks the airline for the price of flights, bags and seats once more. */
export function quoteFlight(
  api: ApiClient,
  request: FlightQuoteRequest,
  signal?: AbortSignal,
): Promise<FlightQuote> {
  return api.call(flightQuote(), request, { signal });
}

/** A quote that was made before, by its own id. */
export function loadQuote(
  api: ApiClient,
  id: string,
  language: Language,
  signal?: AbortSignal,
): Promise<FlightQuote> {
  return api.call(flightQuoted(), { quote_id: id, language }, { signal });
}

export function orderFlights(
  api: ApiClient,
  request: FlightOrderRequest,
  key: string,
): Promise<BookResult> {
  return api.call(orderFlight(), request, { idempotencyKey: key });
}

export function loadFlightBooking(
  api: ApiClient,
  request: FlightBookingRequest,
  signal?: AbortSignal,
): Promise<FlightBookingView> {
  return api.call(flightBooking, request, { signal });
}
