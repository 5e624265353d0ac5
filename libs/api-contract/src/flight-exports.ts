export {
  acceptCarrierChange,
  cheapestDays,
  confirmCancellation,
  confirmChange,
  fareBrands,
  findChangeOffers,
  FLIGHT_PROVIDER,
  flightBooking,
  flightBookingList,
  flightOffer,
  flightPlaces,
  flightQuote,
  flightQuoted,
  flightSearch,
  holdQuote,
  locationId,
  nearbyAirports,
  orderFlight,
  payHold,
  priceGrid,
  quoteCancellation,
  quoteChange,
  seatMaps,
} from './flight-calls';
export {
  BAG_TYPES,
  CABIN_CLASSES,
  FLIGHT_LIMITS,
  FLIGHT_PAGE_SIZE,
  GENDERS,
  ORDER_TYPES,
  PHONE_TYPES,
  TRAVELLER_AGES,
  TRAVELLER_LIMITS,
  TRAVELLER_TYPES,
} from './flight-facts';
export type {
  BagType,
  CabinClass,
  Gender,
  OrderType,
  PhoneType,
  TravellerType,
} from './flight-facts';
export type {
  CheapestDaysRequest,
  CheapestDaysResult,
  FareBrandsRequest,
  FareBrandsResult,
  FlightOfferRequest,
  FlightOfferResult,
  FlightPassenger,
  FlightSearchRequest,
  FlightSearchResult,
  FlightSearchSlice,
} from './flights';
export type {
  BagLimits,
  BagService,
  FlightDictionary,
  FlightOffer,
  FlightSegment,
  FlightSlice,
} from './flight-offers';
export type {
  FlightPlace,
  FlightPlacesRequest,
  LocationIdRequest,
  LocationIdResult,
  NearbyAirport,
  NearbyAirportsRequest,
  NearbyAirportsResult,
} from './flight-places';
export type { GridPrice, PriceGridRequest, PriceGridResult } from './flight-prices';
export type { SeatElement, SeatMap, SeatMapsRequest, SeatMapsResult } from './flight-seats';
export type {
  AcceptCarrierChangeRequest,
  ChangeOffer,
  ConfirmCancellationRequest,
  ConfirmChangeRequest,
  OrderCancellation,
  OrderCancellationRequest,
  OrderChangeOffers,
  OrderChangeQuote,
  OrderChangeQuoteRequest,
  OrderChangeRequest,
} from './flight-after-sales';
export type {
  BoughtService,
  FlightBookingRequest,
  FlightBookingView,
  FlightOrderRequest,
  FlightQuote,
  FlightQuotedRequest,
  FlightQuoteRequest,
} from './flight-bookings';
export type { HoldPaymentRequest, HoldQuote, HoldQuoteRequest } from './flight-holds';
export type {
  FlightContact,
  FlightTraveller,
  TravellerDraft,
  TravellerIssue,
  TravellerProblem,
} from './flight-travellers';
