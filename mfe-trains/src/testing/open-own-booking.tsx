import {
  claims,
  confirmExchange,
  confirmRefund,
  createPaymentIntent,
  createRefund,
  editTravelers,
  exchangeQuote,
  findBooking,
  paymentSettings,
  savedCards,
  searchExchangeOffers,
  trainBooking,
  trainBookingId,
  trainPlaces,
} from '@wayfare/api-contract';
import type {
  BookResult,
  Claims,
  ConfirmRefundRequest,
  CreateRefundRequest,
  ExchangeOffer,
  ExchangeQuote,
  ExchangeSearchResult,
  FindBookingRequest,
  FindBookingResult,
  PaymentIntentResult,
  TrainBookingRequest,
  Refund,
  TrainBookingView,
} from '@wayfare/api-contract';
import {
  buildReturnSolution,
  buildTicketItem,
  buildTicketOffer,
  buildTrainBookingView,
  buildTrainPrices,
  buildTrainSolution,
  fakeWire,
  PAYMENT_SETTINGS,
  renderRoute,
  wireError,
  type networkFailure,
} from '@wayfare/testing';
import { manifestOf } from '@wayfare/testing/manifests';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { PLACES } from './search-answers';

const account = manifestOf('account');
const hotels = manifestOf('hotels');

/* For tests: one's own booking on a server that is faked at the wire. */

type Failure = Response | ReturnType<typeof networkFailure>;
type Answer<Request, Result> = (request: Request) => Result | Failure;

const euros = (value: string) => ({ value, currency: 'EUR' as const });

/** A refund of the ticket for both travellers: 153.00 back, 25.00 kept. */
export function buildRefund(changes: Partial<Refund> = {}): Refund {
  return {
    id: 'refund-1',
    status: 'QUOTED',
    bookingStatus: 'confirmed',
    expirationDate: '2026-12-10T09:15:00Z',
    items: [
      {
        id: 'item-1',
        reversedPrices: buildTrainPrices('153.00'),
        fees: euros('25.00'),
        productAssignmentIds: ['pa-1', 'pa-2'],
      },
    ],
    total: euros('153.00'),
    fee: euros('25.00'),
    isWhole: true,
    ...changes,
  };
}

/** The direct train of another day, by its id, for a difference. */
export const exchangeOffer = (
  id: string,
  difference: string,
  legSolution = 'sol-1',
): ExchangeOffer => ({ ...buildTicketOffer({ id, legSolution }), difference: euros(difference) });

const [LEG] = buildTicketItem().legs;

function found(offers: readonly ExchangeOffer[]): ExchangeSearchResult {
  if (LEG === undefined) throw new Error('a ticket has a leg');
  return {
    items: [
      {
        id: 'item-1',
        searchId: 'search-7',
        legs: [
          {
            id: 'leg-1',
            origin: LEG.origin,
            destination: LEG.destination,
            solutions: [buildTrainSolution(), buildReturnSolution()],
          },
        ],
        offers: [...offers],
        products: [],
      },
    ],
  };
}

export function quoteOf(difference: string, fee = '0.00'): ExchangeQuote {
  const due = difference.startsWith('-') ? '0.00' : difference;
  return {
    exchangeOperationId: `op${difference}`,
    booking_id: 'tb-1',
    difference: euros(difference),
    fee: euros(fee),
    extras: [],
    turnsJourneys: false,
    wishes: [],
    expirationDate: '2026-12-10T09:15:00Z',
    terms: {
      timing: 'now',
      now: due,
      later: '0.00',
      laterDate: null,
      property: '0.00',
      needsCard: due !== '0.00',
    },
  };
}

const INTENT: PaymentIntentResult = {
  paymentIntent: {
    id: 'pi-1',
    client_secret: 'secret-1',
    mode: 'payment',
    amount: 4210,
    currency: 'eur',
    status: 'requires_payment_method',
    capture_method: 'manual',
  },
};
const AGREED: BookResult = {
  booking_id: 'tb-1',
  status: 'completing',
  reference: 'TR12TR34',
};

export interface Setting {
  path?: string;
  user?: string;
  manifests?: readonly unknown[];
  booking?: (request: TrainBookingRequest) => TrainBookingView | Response;
  find?: FindBookingResult | Answer<FindBookingRequest, FindBookingResult>;
  claimable?: Claims['bookings'];
  refund?: Answer<CreateRefundRequest, Refund>;
  refunded?: Answer<ConfirmRefundRequest, Refund>;
  offers?: readonly ExchangeOffer[] | Response;
  /** in place of the one leg that `offers` are for */
  found?: ExchangeSearchResult;
  quote?: Answer<{ request: { items: { legs: { selectedOfferId: string }[] }[] } }, ExchangeQuote>;
  exchanged?: () => BookResult | Failure;
  named?: () => TrainBookingView | Failure;
}

const OFFERS = [
  exchangeOffer('dear', '42.10'),
  exchangeOffer('cheap', '-12.00', 'sol-9'),
  exchangeOffer('same', '0.00', 'sol-9'),
];

const usual = {
  path: '/trains/cancel-booking?booking=tb-1',
  user: 'u-1',
  booking: () => buildTrainBookingView(),
  find: { booking_id: 'tb-1', reference: 'TR12TR34', vertical: 'trains' },
  claimable: [],
  refund: () => buildRefund(),
  refunded: () => buildRefund({ status: 'CONFIRMED' }),
  offers: OFFERS,
  quote: ({ request }: { request: { items: { legs: { selectedOfferId: string }[] }[] } }) =>
    quoteOf(
      OFFERS.find(({ id }) => id === request.items[0]?.legs[0]?.selectedOfferId)?.difference
        .value ?? '0.00',
      '10.00',
    ),
  exchanged: () => AGREED,
  named: () => buildTrainBookingView(),
};

export function openOwnBooking(setting: Setting = {}) {
  const { path, user, offers, claimable, ...answers } = { ...usual, ...setting };
  const wire = fakeWire([
    [trainBooking, answers.booking],
    [findBooking, answers.find],
    [claims, { bookings: claimable }],
    [
      trainBookingId,
      ({ IDTrain }) =>
        IDTrain === 'TR12TR34'
          ? { booking_id: 'tb-1' }
          : wireError(404, { code: 'NOT_FOUND', message: 'Invalid train id', field: 'IDTrain' }),
    ],
    [createRefund, answers.refund],
    [confirmRefund, answers.refunded],
    [
      searchExchangeOffers,
      () => (offers instanceof Response ? offers : (setting.found ?? found(offers))),
    ],
    [exchangeQuote, answers.quote],
    [confirmExchange, answers.exchanged],
    [editTravelers, answers.named],
    [trainPlaces, () => [...PLACES]],
    [paymentSettings, PAYMENT_SETTINGS],
    [savedCards, { cards: [] }],
    [createPaymentIntent, INTENT],
  ]);
  return renderRoute(vertical, manifest, path, {
    wire,
    manifests: setting.manifests ?? [account, hotels],
    ...(user === '' ? {} : { user: { user } }),
  });
}
