export {
  CheapestDaysRequestSchema,
  CheapestDaysResultSchema,
  FareBrandsRequestSchema,
  FareBrandsResultSchema,
  FlightOfferRequestSchema,
  FlightOfferResultSchema,
  FlightSearchRequestSchema,
  FlightSearchResultSchema,
} from './flights';
export { FlightOfferSchema } from './flight-offers';
export {
  FlightPlacesRequestSchema,
  FlightPlacesResultSchema,
  LocationIdRequestSchema,
  LocationIdResultSchema,
  NearbyAirportsRequestSchema,
  NearbyAirportsResultSchema,
} from './flight-places';
export { PriceGridRequestSchema, PriceGridResultSchema } from './flight-prices';
export { SeatMapsRequestSchema, SeatMapsResultSchema } from './flight-seats';
export {
  AcceptCarrierChangeRequestSchema,
  ConfirmCancellationRequestSchema,
  ConfirmChangeRequestSchema,
  OrderCancellationRequestSchema,
  OrderCancellationSchema,
  OrderChangeOffersSchema,
  OrderChangeQuoteRequestSchema,
  OrderChangeQuoteSchema,
  OrderChangeRequestSchema,
} from './flight-after-sales';
export {
  BoughtServiceSchema,
  FlightBookingRequestSchema,
  FlightBookingViewSchema,
  FlightOrderRequestSchema,
  FlightQuotedRequestSchema,
  FlightQuoteRequestSchema,
  FlightQuoteSchema,
} from './flight-bookings';
export { HoldPaymentRequestSchema, HoldQuoteRequestSchema, HoldQuoteSchema } from './flight-holds';
