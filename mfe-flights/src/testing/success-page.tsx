import {
  fareBrands,
  flightBooking,
  flightOffer,
  flightQuote,
  flightQuoted,
  paymentSettings,
  savedCards,
  seatMaps,
} from '@wayfare/api-contract';
import type { FlightBookingView } from '@wayfare/api-contract';
import {
  buildFlightBookingView,
  buildFlightQuote,
  fakeWire,
  PAYMENT_SETTINGS,
  renderRoute,
} from '@wayfare/testing';
import { screen } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { keepFlight } from './party';
import { airline, OFFER, SEARCH, type Airline } from './wizard-answers';

export const SUCCESS = `/flights/booking/success?${SEARCH}&booking=f-1`;

/** As check and pay leaves it. */
export function keepAttempt() {
  const attempt = {
    clientReference: 'r',
    fingerprint: 'f',
    timing: 'now',
    bookKey: 'k',
    intentKey: 'i',
    bookingId: 'f-1',
    outcome: 'paid',
  };
  window.sessionStorage.setItem('flightAttempts', JSON.stringify({ 'q-1': attempt }));
  keepFlight({ flight: OFFER });
}

export function open(
  booking: Partial<FlightBookingView> | Response,
  { path = SUCCESS, ...setting }: Airline & { path?: string } = {},
) {
  const air = airline(setting);
  const wire = fakeWire([
    [flightOffer('off_1'), air.first],
    [flightOffer('off_2'), air.fresh],
    [flightOffer('off_flex'), air.flex],
    [fareBrands(), air.brands],
    [seatMaps(), air.maps],
    [flightQuote(), air.quote],
    [flightBooking, booking instanceof Response ? booking : buildFlightBookingView(booking)],
    [flightQuoted(), ({ quote_id }: { quote_id: string }) => buildFlightQuote({ quote_id })],
    [paymentSettings, PAYMENT_SETTINGS],
    [savedCards, { cards: [] }],
  ]);
  return renderRoute(vertical, manifest, path, { wire });
}
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
export const REFUNDED = { state: 'refunded', charged: '625.60', refunded: '625.60' } as const;
export const VOIDED = { state: 'voided', charged: '0.00', refunded: '0.00' } as const;
