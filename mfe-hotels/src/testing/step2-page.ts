import {
  bookHotel,
  claims,
  company,
  createCheckOutSession,
  createPaymentIntent,
  hotelBooking,
  hotelQuote,
  hotelQuoted,
  paymentSettings,
  popularPlaces,
  savedCards,
} from '@wayfare/api-contract';
import type {
  BookRequest,
  BookResult,
  InvoiceDetails,
  PaymentIntentRequest,
  PaymentIntentResult,
  PaymentSettings,
  Quote,
} from '@wayfare/api-contract';
import { fakeWire, networkFailure, PAYMENT_SETTINGS, renderRoute } from '@wayfare/testing';
import { manifestOf } from '@wayfare/testing/manifests';
import { screen } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { address } from './answers';
import { buildBooking, buildQuote, QUERY } from './bookings';

/* For tests: step 2 of a booking. */

const MEMBER = { user: 'u1', name: 'Anna', lastname: 'Visser' };

export const STEP2 = address('/booking/step2', QUERY);

export const INTENT: PaymentIntentResult = {
  paymentIntent: {
    id: 'pi-1',
    client_secret: 'secret-1',
    mode: 'payment',
    amount: 41250,
    currency: 'eur',
    status: 'requires_payment_method',
    capture_method: 'manual',
  },
};
export const BOOKED: BookResult = {
  booking_id: 'b-1',
  status: 'completing',
  reference: 'AB12CD34',
};

type BookAnswer = BookResult | Response | ReturnType<typeof networkFailure>;

export interface Setting {
  path?: string;
  quote?: Quote;
  settings?: PaymentSettings;
  fresh?: Partial<Quote>;
  intent?: (request: PaymentIntentRequest) => PaymentIntentResult | Response;
  book?: (request: BookRequest) => BookAnswer;
  /** of a member who pays; null where the account keeps none */
  company?: InvoiceDetails | null;
}

export function openStep2({
  path = STEP2,
  quote = buildQuote(),
  settings = PAYMENT_SETTINGS,
  fresh = {},
  intent = () => INTENT,
  book = () => BOOKED,
  company: kept,
}: Setting = {}) {
  const wire = fakeWire([
    [hotelQuoted, ({ optionRefId }) => ({ ...quote, optionRefId })],
    [
      hotelQuote,
      buildQuote({
        optionRefId: 'q-2',
        priceChanged: true,
        previousPrice: '412.50',
        ledger: { ...quote.ledger, total: '430.00' },
        ...fresh,
      }),
    ],
    [paymentSettings, settings],
    [createPaymentIntent, intent],
    [bookHotel, book],
    [hotelBooking, buildBooking()],
    [createCheckOutSession, { url: 'https://pay.example/c/1', id: 'cs-1' }],
    [popularPlaces, []],
    [savedCards, { cards: [] }],
    [claims, { bookings: [] }],
    [company, { details: kept ?? null }],
  ]);
  return renderRoute(vertical, manifest, path, {
    wire,
    manifests: [manifestOf('account')],
    ...(kept === undefined ? {} : { user: MEMBER }),
  });
}

export const submitButton = () =>
  screen.getByRole('button', { name: /Book with obligation to pay/ });
