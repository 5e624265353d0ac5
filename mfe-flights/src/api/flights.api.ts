import type { ApiClient } from '@wayfare/api-client';
import { cachedCall } from '@wayfare/api-client/query-cache';
import {
  fareBrands,
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
  FlightOfferResult,
  FlightOrderRequest,
  FlightQuote,
  FlightQuoteRequest,
  SeatMap,
} from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';

/** An offer is refetched after this between steps; check and pay always reprices. */
const OFFER_STALE_MS = 2 * 60_000;

interface OfferAsked {
  id: string;
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

/** Every fare of the same flights, cheapest first; finds those of an expired offer too (OQ-46, OQ-52). */
export function loadFareBrands(
  api: ApiClient,
  request: FareBrandsRequest,
  signal?: AbortSignal,
): Promise<FareBrandsResult> {
  return api.call(fareBrands(), request, { signal });
}

/** Empty where the airline has none; seats taken meanwhile are found by the quote. */
export async function loadSeatMaps(
  api: ApiClient,
  request: { offer_id: string; language: Language },
  signal?: AbortSignal,
): Promise<SeatMap[]> {
  return (await api.call(seatMaps(), request, { signal })).seat_maps;
}

export function quoteFlight(
  api: ApiClient,
  request: FlightQuoteRequest,
  signal?: AbortSignal,
): Promise<FlightQuote> {
  return api.call(flightQuote(), request, { signal });
}

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
