import type { FareBrandsRequest, FlightOffer } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';

/** Finds every fare of an offer's flights, even after the offer expired. */
export function sameFlightsRequest(
  offer: FlightOffer,
  offerRequest: string,
  language: Language,
): FareBrandsRequest {
  const { slices, passengers } = offer;
  return {
    slices: slices.map(({ origin, destination, segments }) => ({
      origin,
      destination,
      departure_date: (segments[0]?.departing_at ?? '').slice(0, 10),
    })),
    cabin_class: slices[0]?.segments[0]?.passengers[0]?.cabin_class ?? 'economy',
    max_connections: null,
    passengers: passengers.map(({ type, age }) => (age === null ? { type } : { type, age })),
    itinerary: slices.map(({ itinerary_key: key }) => key),
    offer_request: offerRequest === '' ? null : offerRequest,
    language,
  };
}

const brandOf = ({ owner, slices }: FlightOffer) =>
  [owner.iata_code, ...slices.map(({ fare_brand_name: brand }) => brand)].join('|');

export function sameFare(
  offers: readonly FlightOffer[],
  offer: FlightOffer,
): FlightOffer | undefined {
  return offers.find((candidate) => brandOf(candidate) === brandOf(offer));
}
