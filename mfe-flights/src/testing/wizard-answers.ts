import type {
  FlightOffer,
  FlightOfferResult,
  FlightQuote,
  FlightQuoteRequest,
} from '@wayfare/api-contract';
import {
  buildConnectingSlice,
  buildFlightDictionary,
  buildFlightOffer,
  buildFlightQuote,
  buildFlightSlice,
  buildSeatMap,
} from '@wayfare/testing';

/* For tests: an airline that sells one return trip with two ticket types, for the pages of the wizard. */

export const SEARCH = 'trip=return&from=AMS&to=BCN';
export const OFFER = buildFlightOffer();
const DICTIONARY = buildFlightDictionary();

const FLEX_SLICES: FlightOffer['slices'] = [
  buildFlightSlice({ fare_brand_name: 'Economy Flex' }),
  buildConnectingSlice({ fare_brand_name: 'Economy Flex' }),
];

/** Costs more, gives the money back, and is held until Saturday. */
export const FLEX = buildFlightOffer({
  id: 'off_flex',
  total_amount: '700.60',
  base_amount: '552.00',
  slices: FLEX_SLICES,
  conditions: {
    refund_before_departure: { allowed: true, penalty_amount: '0.00', penalty_currency: 'EUR' },
    change_before_departure: null,
  },
  payment_requirements: {
    requires_instant_payment: false,
    payment_required_by: '2026-12-12T11:00:00Z',
    price_guarantee_expires_at: null,
  },
});

/** The same flights and fare of a later search. */
export const FRESH = buildFlightOffer({
  id: 'off_2',
  total_amount: '570.60',
  expires_at: '2026-12-10T10:00:00Z',
});

/** The address of a step for the first offer. */
export const at = (step: string, more = '') =>
  `/flights/booking${step}?${SEARCH}&offer=off_1${more}`;

interface Asked {
  services?: 'true' | 'false' | undefined;
}
type Brands = FlightOffer[] | Response;

export interface Airline {
  /** what `off_1` is by now, without its bags */
  offer?: FlightOffer | Response;
  /** the same with its bags */
  bags?: FlightOffer | Response;
  brands?: Brands;
  quote?: (request: FlightQuoteRequest) => FlightQuote | Response;
}

/** What answers the wizard's calls. */
export function airline({
  offer = OFFER,
  bags = offer,
  brands = [OFFER, FLEX],
  quote = () => buildFlightQuote(),
}: Airline = {}) {
  const answer = (
    found: FlightOffer | Response,
    { services }: Asked,
  ): FlightOfferResult | Response =>
    found instanceof Response
      ? found
      : {
          offer: services === 'true' ? found : { ...found, available_services: null },
          dictionary: DICTIONARY,
        };
  return {
    first: (asked: Asked) => answer(asked.services === 'true' ? bags : offer, asked),
    fresh: (asked: Asked) => answer(FRESH, asked),
    flex: (asked: Asked) => answer(FLEX, asked),
    brands:
      brands instanceof Response
        ? brands
        : { offer_request: 'orq_2', offers: brands, dictionary: DICTIONARY },
    maps: { seat_maps: [buildSeatMap()] },
    quote,
  };
}
