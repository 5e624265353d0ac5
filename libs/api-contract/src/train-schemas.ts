export { TrainCarrierChangeSchema } from './train-carrier-changes';
export {
  AcceptTrainChangeRequestSchema,
  ConfirmExchangeRequestSchema,
  ConfirmRefundRequestSchema,
  CreateRefundRequestSchema,
  EditTravelersRequestSchema,
  ExchangeOfferSchema,
  ExchangeQuoteRequestSchema,
  ExchangeQuoteSchema,
  ExchangeSearchRequestSchema,
  ExchangeSearchResultSchema,
  RefundSchema,
  TrainBookingRequestSchema,
} from './train-after-sales';
export {
  BookingIdSchema,
  BookingOfTrainRequestSchema,
  BookingOfTrainResultSchema,
  ConfirmBookingRequestSchema,
  CreateBookingRequestSchema,
  GetBookingRequestSchema,
  LastBasketRequestSchema,
  LastBasketResultSchema,
  PrebookRequestSchema,
  PrintRequestSchema,
  PrintResultSchema,
  TrainBasketSchema,
  TrainBookingViewSchema,
  TrainPaymentRequestSchema,
  TrainPaymentResultSchema,
} from './train-bookings';
export {
  CreateServiceRequestSchema,
  DeleteItemRequestSchema,
  DeleteServiceRequestSchema,
  PreferencesRequestSchema,
  RemovedSchema,
  UpdateTravelersRequestSchema,
} from './train-basket-changes';
export {
  PassItemSchema,
  TicketItemSchema,
  TrainItemSchema,
  TrainTravelerSchema,
} from './train-items';
export {
  TrainFirstNameSchema,
  TrainLastNameSchema,
  TrainPassengerSchema,
} from './train-travellers';
export {
  PassCodeRequestSchema,
  PassCodeResultSchema,
  RailCardSchema,
  RailCardsRequestSchema,
  RailCardsResultSchema,
  SearchLegSchema,
  SearchTravelerSchema,
  TicketCriteriaSchema,
  TicketPageRequestSchema,
  TicketSearchRequestSchema,
  TrainAmountSchema,
  TrainIdSchema,
  TrainPricesSchema,
} from './trains';
export { TrainDaysRequestSchema, TrainDaysResultSchema } from './train-days';
export {
  LegSolutionSchema,
  ServiceOfferSchema,
  TicketOfferSchema,
  TicketSearchResultSchema,
  TrainLegResultSchema,
  TrainProductSchema,
  TrainSegmentSchema,
} from './train-offers';
export {
  PassAreaSchema,
  PassAreasRequestSchema,
  PassAreasResultSchema,
  PassCriteriaSchema,
  PassOfferSchema,
  PassOrTicketsRequestSchema,
  PassOrTicketsResultSchema,
  PassSearchRequestSchema,
  PassSearchResultSchema,
} from './train-passes';
export {
  PlaceCodeSchema,
  TrainPlaceSchema,
  TrainPlacesRequestSchema,
  TrainPlacesResultSchema,
} from './train-places';
