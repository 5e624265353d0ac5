import {
  claims,
  findBooking,
  confirmCancellation,
  confirmChange,
  createPaymentIntent,
  findChangeOffers,
  flightBooking,
  flightBookingList,
  holdQuote,
  payHold,
  paymentSettings,
  savedCards,
  quoteCancellation,
  quoteChange,
} from '@wayfare/api-contract';
import type {
  FindBookingResult,
  BookResult,
  ChangeOffer,
  FlightBookingView,
  HoldQuote,
  OrderCancellation,
  OrderChangeQuote,
  PaymentIntentResult,
  PaymentTerms,
} from '@wayfare/api-contract';
import {
  buildBoughtServices,
  buildFlightBookingView,
  buildFlightDictionary,
  buildFlightLedger,
  buildFlightSegment,
  buildFlightSlice,
  hangingAnswer,
} from '@wayfare/testing';
import { fakeWire, PAYMENT_SETTINGS, renderRoute, wireError } from '@wayfare/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import manifest from '../../vertical.json';
import { vertical } from '../remote';

export const OWN = '/flight-cancelation?booking=f-1';
export const CANCELLATION: OrderCancellation = {
  booking_id: 'f-1',
  status: 'confirmed',
  cancellation_id: 'can-1',
  refund_amount: '300.00',
  fee_amount: '325.60',
  charged_amount: '625.60',
  refund_currency: 'EUR',
  refund_to: 'card',
  expires_at: '2026-12-10T09:15:00Z',
};
export const NEW_SLICE = buildFlightSlice({
  id: 'sli_9',
  itinerary_key: 'KL1671@2027-01-16T14:05:00',
  segments: [
    buildFlightSegment({
      id: 'seg_9',
      departing_at: '2027-01-16T14:05:00',
      arriving_at: '2027-01-16T16:15:00',
      marketing_carrier_flight_number: '1671',
    }),
  ],
});
const offerOf = (difference: string, penalty = '0.00'): ChangeOffer => ({
  id: `co${difference}`,
  slice: NEW_SLICE,
  change_total_amount: difference,
  penalty_amount: penalty,
  new_total_amount: '667.70',
  expires_at: '2026-12-10T09:20:00Z',
});
const termsOf = (now: string): PaymentTerms => ({
  timing: 'now',
  now,
  later: '0.00',
  laterDate: null,
  property: '0.00',
  needsCard: now !== '0.00',
});
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
export const AGREED: BookResult = {
  booking_id: 'f-1',
  status: 'completing',
  reference: 'FL12FL34',
};
const PRICE: HoldQuote = {
  quote_id: 'hq-1',
  booking_id: 'f-1',
  ledger: { ...buildFlightLedger(), total: '640.00' },
  terms: termsOf('640.00'),
  priceChanged: true,
  previousTotal: '625.60',
  expires_at: '2026-12-10T09:30:00Z',
};

type Answer<T> = () => T | Response;

export interface Setting {
  path?: string;
  booking?: Answer<FlightBookingView>;
  cancellation?: Answer<OrderCancellation>;
  canceled?: Answer<OrderCancellation>;
  offers?: readonly ChangeOffer[] | Response;
  change?: Answer<BookResult>;
  hold?: Answer<HoldQuote>;
  found?: Answer<FindBookingResult>;
}

const quoteOf = (offer: ChangeOffer): OrderChangeQuote => {
  const due = offer.change_total_amount.startsWith('-') ? '0.00' : offer.change_total_amount;
  return {
    quote_id: `q${offer.id}`,
    booking_id: 'f-1',
    offer,
    dictionary: buildFlightDictionary(),
    lost_services: buildBoughtServices(),
    terms: termsOf(due),
    expires_at: '2026-12-10T09:20:00Z',
  };
};

export function open({
  path = OWN,
  booking = () => buildFlightBookingView(),
  cancellation = () => CANCELLATION,
  canceled = cancellation,
  offers = [offerOf('42.10', '35.00'), offerOf('-12.00')],
  change = () => AGREED,
  hold = () => PRICE,
  found = () => ({ booking_id: 'f-1', reference: 'FL12FL34', vertical: 'flights' }),
}: Setting = {}) {
  const wire = fakeWire([
    [flightBooking, booking],
    [flightBookingList, { bookings: [], failed: [] }],
    [quoteCancellation(), cancellation],
    [confirmCancellation(), canceled],
    [
      findChangeOffers(),
      () =>
        offers instanceof Response
          ? offers
          : { booking_id: 'f-1', offers: [...offers], dictionary: buildFlightDictionary() },
    ],
    [
      quoteChange(),
      ({ change_offer_id: id }) => {
        const found =
          offers instanceof Response ? undefined : offers.find((offer) => offer.id === id);
        return found === undefined
          ? wireError(410, { code: 'OFFER_EXPIRED', message: 'x' })
          : quoteOf(found);
      },
    ],
    [confirmChange(), change],
    [holdQuote(), hold],
    [payHold(), AGREED],
    [paymentSettings, PAYMENT_SETTINGS],
    [savedCards, { cards: [] }],
    [createPaymentIntent, INTENT],
    [findBooking, found],
    // whether it can be claimed is no matter of these tests
    [claims, hangingAnswer()],
  ]);
  return renderRoute(vertical, manifest, path, { wire, user: { user: 'u-1' } });
}

export const region = async (name: string) => within(await screen.findByRole('region', { name }));
export const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
