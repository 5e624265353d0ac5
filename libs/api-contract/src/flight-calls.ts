import { ORDER_TIMEOUT, SEARCH_TIMEOUT, type Call } from './call';
import type { CarrierChange } from './carrier-changes';
import type {
  AcceptCarrierChangeRequest,
  ConfirmCancellationRequest,
  ConfirmChangeRequest,
  OrderCancellation,
  OrderCancellationRequest,
  OrderChangeOffers,
  OrderChangeQuote,
  OrderChangeQuoteRequest,
  OrderChangeRequest,
} from './flight-after-sales';
import type {
  FlightBookingRequest,
  FlightBookingView,
  FlightOrderRequest,
  FlightQuote,
  FlightQuotedRequest,
  FlightQuoteRequest,
} from './flight-bookings';
import type { HoldPaymentRequest, HoldQuote, HoldQuoteRequest } from './flight-holds';
import type {
  CheapestDaysRequest,
  CheapestDaysResult,
  FareBrandsRequest,
  FareBrandsResult,
  FlightOfferRequest,
  FlightOfferResult,
  FlightSearchRequest,
  FlightSearchResult,
} from './flights';
import type {
  FlightPlace,
  FlightPlacesRequest,
  LocationIdRequest,
  LocationIdResult,
  NearbyAirportsRequest,
  NearbyAirportsResult,
} from './flight-places';
import type { PriceGridRequest, PriceGridResult } from './flight-prices';
import type { SeatMapsRequest, SeatMapsResult } from './flight-seats';
import type { BookResult } from './hotel-bookings';
import type { BookingListRequest, FlightBookingList } from './travel-bookings';

export const FLIGHT_PROVIDER = 'duffel';

/** `provider` in the path, `:provider` in the server's route. */
type FlightCall<Request, Result> = (provider?: string) => Call<Request, Result>;

function flightCall<Request, Result>(
  method: 'GET' | 'POST',
  path: string,
  timeout?: number,
): FlightCall<Request, Result> {
  return (provider = FLIGHT_PROVIDER) => ({
    method,
    path: `/api/flights/${provider}/${path}`,
    ...(timeout === undefined ? {} : { timeout }),
  });
}

export const flightBookingList: Call<BookingListRequest, FlightBookingList> = {
  method: 'POST',
  path: '/api/flights/booking-list',
  shape: 'list',
};
export const flightPlaces: Call<FlightPlacesRequest, FlightPlace[]> = {
  method: 'GET',
  path: '/api/flights/places',
};
export const locationId: Call<LocationIdRequest, LocationIdResult> = {
  method: 'POST',
  path: '/api/flights/locationID',
};
export const nearbyAirports: Call<NearbyAirportsRequest, NearbyAirportsResult> = {
  method: 'GET',
  path: '/api/flights/nearby-airports',
};
export const flightSearch = flightCall<FlightSearchRequest, FlightSearchResult>(
  'POST',
  'search',
  SEARCH_TIMEOUT,
);
export const cheapestDays = flightCall<CheapestDaysRequest, CheapestDaysResult>(
  'POST',
  'cheapest-days',
  SEARCH_TIMEOUT,
);
export const priceGrid = flightCall<PriceGridRequest, PriceGridResult>(
  'POST',
  'price-grid',
  SEARCH_TIMEOUT,
);
export const fareBrands = flightCall<FareBrandsRequest, FareBrandsResult>(
  'POST',
  'brands',
  SEARCH_TIMEOUT,
);
// ids come from addresses anyone can write; a colon stays, for the server's `:id`
const inPath = (id: string) => encodeURIComponent(id).replaceAll('%3A', ':');

export const flightOffer = (
  id: string,
  provider: string = FLIGHT_PROVIDER,
): Call<FlightOfferRequest, FlightOfferResult> => ({
  method: 'GET',
  path: `/api/flights/${provider}/offers/${inPath(id)}`,
});
export const seatMaps = flightCall<SeatMapsRequest, SeatMapsResult>('GET', 'seat-maps');
export const flightQuote = flightCall<FlightQuoteRequest, FlightQuote>('POST', 'quotes');
export const flightQuoted = flightCall<FlightQuotedRequest, FlightQuote>('GET', 'quotes');
export const orderFlight = flightCall<FlightOrderRequest, BookResult>('POST', 'orders');
export const flightBooking: Call<FlightBookingRequest, FlightBookingView> = {
  method: 'POST',
  path: '/api/flights/booking',
};
export const quoteCancellation = flightCall<OrderCancellationRequest, OrderCancellation>(
  'POST',
  'order-cancellations',
);
export const confirmCancellation = flightCall<ConfirmCancellationRequest, OrderCancellation>(
  'POST',
  'order-cancellations/confirm',
  ORDER_TIMEOUT,
);
export const findChangeOffers = flightCall<OrderChangeRequest, OrderChangeOffers>(
  'POST',
  'order-change-requests',
  SEARCH_TIMEOUT,
);
export const quoteChange = flightCall<OrderChangeQuoteRequest, OrderChangeQuote>(
  'POST',
  'order-change-requests/quote',
);
export const confirmChange = flightCall<ConfirmChangeRequest, BookResult>(
  'POST',
  'order-change-requests/confirm',
  ORDER_TIMEOUT,
);
export const acceptCarrierChange = flightCall<AcceptCarrierChangeRequest, CarrierChange>(
  'POST',
  'carrier-changes/accept',
  ORDER_TIMEOUT,
);
export const holdQuote = flightCall<HoldQuoteRequest, HoldQuote>('POST', 'hold-quotes');
export const payHold = flightCall<HoldPaymentRequest, BookResult>(
  'POST',
  'hold-payments',
  ORDER_TIMEOUT,
);
