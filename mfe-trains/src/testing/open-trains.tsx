import {
  cheapestTrainDays,
  claimBookings,
  claims,
  confirmTrainBooking,
  createCheckOutSession,
  createServiceOffer,
  createTrainBooking,
  createTrainPaymentIntent,
  deleteBasket,
  deleteServiceOffer,
  deleteTrainItem,
  getLastBasket,
  getTrainBooking,
  paymentSettings,
  prebookTrains,
  railCards,
  removeTrainPaymentIntent,
  savedTravellers,
  searchTickets,
  setSeatPreferences,
  trainBooking,
  updateTravelers,
  validatePassCode,
} from '@wayfare/api-contract';
import type {
  Claims,
  BookResult,
  CreateBookingRequest,
  CreateServiceRequest,
  PrebookRequest,
  RailCard,
  Removed,
  SavedTraveller,
  TrainBasket,
  TrainBookingView,
  TrainPaymentResult,
  UpdateTravelersRequest,
} from '@wayfare/api-contract';
import { clearQueryCache } from '@wayfare/api-client/query-cache';
import type { Vertical } from '@wayfare/remote-kit';
import {
  buildTicketSearch,
  buildTrainBookingView,
  fakeWire,
  PAYMENT_SETTINGS,
  renderRoute,
  type networkFailure,
  type RenderRouteOptions,
} from '@wayfare/testing';
import { act } from '@testing-library/react';
import manifest from '../../vertical.json';
import { setCart, EMPTY_CART } from '../domain/basket/cart-state';
import { vertical as trains } from '../remote';
import { changeCart } from '../state/basket/cart-store';
import { BOOKED, railServer, type RailServer } from './rail-server';
import { areasAnswer, placesAnswer } from './search-answers';

/* For tests: pages of trains with a basket on a server that is faked at the wire. */

type Failure = Response | ReturnType<typeof networkFailure>;
type Answer<Request, Result> = (request: Request) => Result | Failure;

export interface Setting extends Partial<Pick<RenderRouteOptions, 'user' | 'manifests'>> {
  server?: RailServer;
  /** in place of the vertical as it is */
  vertical?: Vertical;
  /** what the tab knows of the server's basket; all of it without */
  isForgotten?: boolean;
  create?: Answer<CreateBookingRequest, TrainBasket>;
  addService?: (
    request: CreateServiceRequest,
  ) => TrainBasket | Failure | Promise<TrainBasket | Failure>;
  travelers?: Answer<UpdateTravelersRequest, TrainBasket>;
  prebook?: Answer<PrebookRequest, TrainBasket>;
  intent?: () => TrainPaymentResult | Failure;
  removeIntent?: () => Removed;
  confirm?: () => BookResult | Failure;
  booking?: Partial<TrainBookingView> | Response;
  settings?: Failure;
  cards?: RailCard[];
  isValidCode?: (code: string) => boolean;
  saved?: SavedTraveller[];
  claimable?: Claims['bookings'];
}

/** Puts a basket in the tab's cart, as an earlier answer left it. */
export function keepCart(basket: TrainBasket): void {
  changeCart(() => setCart(EMPTY_CART, basket));
}

/** Card fields and queries have come. */
export const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)));

const usual = (server: RailServer) => ({
  create: server.create,
  addService: server.addService,
  travelers: server.travelers,
  prebook: server.prebook,
  intent: server.intent,
  removeIntent: (): Removed => ({ status: 'OK' }),
  confirm: (): BookResult | Failure => BOOKED,
  settings: PAYMENT_SETTINGS,
  booking: {},
  cards: [],
  isValidCode: () => true,
  saved: [],
  claimable: [],
});

export async function openTrains(
  path: string,
  {
    server = railServer(),
    isForgotten = false,
    vertical = trains,
    user,
    manifests,
    ...given
  }: Setting = {},
) {
  const answers = { ...usual(server), ...given };
  const known = server.basket();
  if (known !== null && !isForgotten) keepCart(known);
  clearQueryCache();
  const wire = fakeWire([
    [createTrainBooking, answers.create],
    [deleteTrainItem, server.deleteItem],
    [createServiceOffer, answers.addService],
    [deleteServiceOffer, server.removeService],
    [setSeatPreferences, server.prefer],
    [updateTravelers, answers.travelers],
    [prebookTrains, answers.prebook],
    [createTrainPaymentIntent, answers.intent],
    [removeTrainPaymentIntent, answers.removeIntent],
    [confirmTrainBooking, answers.confirm],
    [getTrainBooking, server.basket],
    [getLastBasket, () => ({ basket: server.basket(), userCorrelationID: 'visit' })],
    [deleteBasket, server.drop],
    [
      trainBooking,
      answers.booking instanceof Response
        ? answers.booking
        : buildTrainBookingView(answers.booking),
    ],
    [paymentSettings, answers.settings],
    [createCheckOutSession, { url: 'https://pay.example/c/1', id: 'cs-1' }],
    [railCards, answers.cards],
    [validatePassCode, ({ code }: { code: string }) => ({ valid: answers.isValidCode(code) })],
    placesAnswer,
    areasAnswer,
    [searchTickets, buildTicketSearch()],
    [cheapestTrainDays, { days: [] }],
    [claims, { bookings: answers.claimable }],
    [claimBookings, () => ({ claimed: answers.claimable.length })],
    [savedTravellers, { travellers: answers.saved }],
  ]);
  const page = await renderRoute(vertical, manifest, path, { wire, user, manifests });
  await settled();
  return { ...page, server };
}
