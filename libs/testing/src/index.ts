export {
  buildFlightBooking,
  buildFlightBookingView,
  buildTrainBooking,
  buildTrainBookingItem,
} from './booking-builders';
export {
  buildConnectingSlice,
  buildFlightDictionary,
  buildFlightOffer,
  buildFlightSegment,
  buildFlightSlice,
} from './flight-builders';
export { buildBoughtServices, buildFlightLedger, buildFlightQuote } from './flight-quote-builders';
export { buildSeatMap } from './seat-map-builders';
export {
  buildReturnSearch,
  buildTicketOffer,
  buildTicketSearch,
  buildTrainPlace,
  buildTrainPrices,
  buildTrainProduct,
} from './train-builders';
export {
  buildConnectingSolution,
  buildReturnSolution,
  buildTrainSegment,
  buildTrainSolution,
} from './train-solution-builders';
export { buildPassOffer, buildPassSearch } from './train-pass-builders';
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
export { COMPANY, fillInvoice } from './business-invoice';
export {
  CARD_AUTHORISED,
  CARD_DECLINED,
  installPayments,
  PAYMENT_SETTINGS,
  payments,
} from './payments.fake';
export { autofill } from './autofill';
export { errorSummary, findErrorSummary } from './error-summary';
export { fakeWire, hangingAnswer, networkFailure, wireError } from './wire.fake';
export type { FakeWire, WireHandler, WireRequest } from './wire.fake';
export { expectAccessible } from './expect-accessible';
export { BARE_TILE } from './map-tile';
export { buildMapStop } from './map-stop-builder';
export { comeNear, installScreen } from './near-screen';
export { FIXED_NOW } from './fixed-clock';
export { buildTrainBasket } from './train-basket-builders';
export { buildPassItem, buildTicketItem, buildTrainTraveler } from './train-item-builders';
export { buildTrainBookingView } from './train-booking-builders';
export { renderRoute } from './render-route';
export type { RenderRouteOptions, RenderedRoute } from './render-route';
export { renderSlot } from './render-slot';
export type { RenderSlotOptions } from './render-slot';
export { schemaProblems } from './schema-org';
export { standStill } from './stand-still';
export { fill } from './fill';
