import type { Language } from '@wayfare/domain';
import { ORDER_TIMEOUT, SEARCH_TIMEOUT, type Call } from './call';
import type { BookResult } from './hotel-bookings';
import type { TrainCarrierChange } from './train-carrier-changes';
import type {
  AcceptTrainChangeRequest,
  ConfirmExchangeRequest,
  ConfirmRefundRequest,
  CreateRefundRequest,
  EditTravelersRequest,
  ExchangeQuote,
  ExchangeQuoteRequest,
  ExchangeSearchRequest,
  ExchangeSearchResult,
  Refund,
  TrainBookingRequest,
} from './train-after-sales';
import type {
  BookingOfTrainRequest,
  BookingOfTrainResult,
  ConfirmBookingRequest,
  CreateBookingRequest,
  GetBookingRequest,
  LastBasketRequest,
  LastBasketResult,
  PrebookRequest,
  PrintRequest,
  PrintResult,
  TrainBasket,
  TrainBookingView,
  TrainPaymentRequest,
  TrainPaymentResult,
} from './train-bookings';
import type {
  CreateServiceRequest,
  DeleteItemRequest,
  DeleteServiceRequest,
  PreferencesRequest,
  Removed,
  UpdateTravelersRequest,
} from './train-basket-changes';
import type {
  PassArea,
  PassOrTicketsRequest,
  PassOrTicketsResult,
  PassSearchRequest,
  PassSearchResult,
} from './train-passes';
import type {
  PassCodeRequest,
  PassCodeResult,
  RailCard,
  TicketPageRequest,
  TicketSearchRequest,
} from './trains';
import type { TrainDaysRequest, TrainDaysResult } from './train-days';
import type { TicketSearchResult } from './train-offers';
import type { TrainPlace, TrainPlacesRequest } from './train-places';
import type { BookingListRequest, TrainBookingList } from './travel-bookings';

function trainCall<Request, Result>(
  path: string,
  { method = 'POST', timeout }: { method?: 'GET' | 'POST' | 'PUT'; timeout?: number } = {},
): Call<Request, Result> {
  return { method, path: `/api/trains/${path}`, ...(timeout === undefined ? {} : { timeout }) };
}

const SEARCHING = { timeout: SEARCH_TIMEOUT };
const ORDERING = { timeout: ORDER_TIMEOUT };

export const trainBookingList: Call<BookingListRequest, TrainBookingList> = {
  method: 'POST',
  path: '/api/trains/booking-list',
  shape: 'list',
};
export const trainPlaces = trainCall<TrainPlacesRequest, TrainPlace[]>('places', { method: 'GET' });
export const railCards = trainCall<{ language?: Language }, RailCard[]>('rail-cards', {
  method: 'GET',
});
export const passAreas = trainCall<{ language?: Language }, PassArea[]>('pass-areas', {
  method: 'GET',
});
export const validatePassCode = trainCall<PassCodeRequest, PassCodeResult>('validate-pass-code');
export const searchTickets = trainCall<TicketSearchRequest, TicketSearchResult>(
  'search-p2p',
  SEARCHING,
);
export const pageTickets = trainCall<TicketPageRequest, TicketSearchResult>(
  'search-p2p/page',
  SEARCHING,
);
export const cheapestTrainDays = trainCall<TrainDaysRequest, TrainDaysResult>(
  'cheapest-days',
  SEARCHING,
);
export const searchPasses = trainCall<PassSearchRequest, PassSearchResult>(
  'search-pass',
  SEARCHING,
);
export const passOrTickets = trainCall<PassOrTicketsRequest, PassOrTicketsResult>(
  'pass-or-tickets',
  SEARCHING,
);
export const createTrainBooking = trainCall<CreateBookingRequest, TrainBasket>(
  'create-booking-p2p',
);
export const deleteTrainItem = trainCall<DeleteItemRequest, TrainBasket>('deleteItem');
export const createServiceOffer = trainCall<CreateServiceRequest, TrainBasket>(
  'create-service-offer',
);
export const deleteServiceOffer = trainCall<DeleteServiceRequest, TrainBasket>(
  'delete-service-offer',
);
export const setSeatPreferences = trainCall<PreferencesRequest, TrainBasket>('preferences-types', {
  method: 'PUT',
});
export const updateTravelers = trainCall<UpdateTravelersRequest, TrainBasket>('update-travelers', {
  method: 'PUT',
});
export const prebookTrains = trainCall<PrebookRequest, TrainBasket>('prebook', ORDERING);
export const createTrainPaymentIntent = trainCall<TrainPaymentRequest, TrainPaymentResult>(
  'create-payment-intent',
);
export const removeTrainPaymentIntent = trainCall<TrainPaymentRequest, Removed>(
  'remove-payment-intent',
);
export const confirmTrainBooking = trainCall<ConfirmBookingRequest, BookResult>(
  'confirm-booking',
  ORDERING,
);
export const getTrainBooking = trainCall<GetBookingRequest, TrainBasket | null>('get-booking');
export const getLastBasket = trainCall<LastBasketRequest, LastBasketResult>('get-last-basket');
export const deleteBasket = trainCall<TrainPaymentRequest, Removed>('delete-basket');
export const trainBookingId = trainCall<BookingOfTrainRequest, BookingOfTrainResult>(
  'get-booking-id',
);
export const trainBooking = trainCall<TrainBookingRequest, TrainBookingView>('booking');
export const printTrainBooking = trainCall<PrintRequest, PrintResult>('print');
export const createRefund = trainCall<CreateRefundRequest, Refund>('create-refund');
export const confirmRefund = trainCall<ConfirmRefundRequest, Refund>('confirm-refund', ORDERING);
export const searchExchangeOffers = trainCall<ExchangeSearchRequest, ExchangeSearchResult>(
  'search-exchange-offers',
  SEARCHING,
);
export const exchangeQuote = trainCall<ExchangeQuoteRequest, ExchangeQuote>('exchange-quote');
export const confirmExchange = trainCall<ConfirmExchangeRequest, BookResult>(
  'exchange-operation-confirmation',
  ORDERING,
);
export const acceptTrainChange = trainCall<AcceptTrainChangeRequest, TrainCarrierChange>(
  'carrier-changes/accept',
  ORDERING,
);
export const editTravelers = trainCall<EditTravelersRequest, TrainBookingView>('edit-travelers', {
  method: 'PUT',
  ...ORDERING,
});
