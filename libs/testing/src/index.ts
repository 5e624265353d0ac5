export {
  buildFlightBooking,
  buildFlightBookingView,
  buildTrainBooking,
  buildTrainBookingItem,
} from './booking-builders';
export {
  buildBoughtServices,
  buildConnectingSlice,
  buildFlightDictionary,
  buildFlightLedger,
  buildFlightOffer,
  buildFlightQuote,
  buildFlightSegment,
  buildFlightSlice,
} from './flight-builders';
export { buildSeatMap } from './seat-map-builders';
export {
  buildConnectingSolution,
  buildPassOffer,
  buildPassSearch,
  buildReturnSearch,
  buildReturnSolution,
  buildTicketOffer,
  buildTicketSearch,
  buildTrainPlace,
  buildTrainPrices,
  buildTrainProduct,
  buildTrainSegment,
  buildTrainSolution,
} from './train-builders';
export {
  buildHotelResult,
  buildPlaceSuggestion,
  buildStayOption,
  buildStayPrice,
} from './builders';
export {
  buildArticle,
  buildDestination,
  buildPromo,
  contentList,
  localizedAs,
} from './content-builders';
export { describeMessages } from './describe-messages';
export {
  CARD_AUTHORISED,
  CARD_DECLINED,
  installPayments,
  PAYMENT_SETTINGS,
  payments,
} from './fake-payments';
export { errorSummary, findErrorSummary } from './error-summary';
export { fakeWire, hangingAnswer, networkFailure, wireError } from './fake-wire';
export type { FakeWire, WireHandler, WireRequest } from './fake-wire';
export { expectAccessible } from './expect-accessible';
export { FIXED_NOW } from './fixed-clock';
export {
  buildPassItem,
  buildTicketItem,
  buildTrainBasket,
  buildTrainTraveler,
} from './train-basket-builders';
export { buildTrainBookingView } from './train-booking-builders';
export { renderRoute } from './render-route';
export type { RenderRouteOptions, RenderedRoute } from './render-route';
export { renderSlot } from './render-slot';
export type { RenderSlotOptions } from './render-slot';
export { schemaProblems } from './schema-org';
export { standStill } from './stand-still';
