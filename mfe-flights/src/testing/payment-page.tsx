import {
  claims,
  company,
  createCheckOutSession,
  createPaymentIntent,
  fareBrands,
  flightBooking,
  flightOffer,
  flightQuote,
  flightQuoted,
  orderFlight,
  paymentSettings,
  savedCards,
  seatMaps,
} from '@wayfare/api-contract';
import type {
  BagService,
  BookResult,
  FlightQuote,
  PaymentIntentRequest,
  PaymentIntentResult,
  SavedCard,
} from '@wayfare/api-contract';
import {
  buildFlightBookingView,
  buildFlightQuote,
  fakeWire,
  networkFailure,
  PAYMENT_SETTINGS,
  renderRoute,
} from '@wayfare/testing';
import { manifestOf } from '@wayfare/testing/manifests';
import { act, screen, within } from '@testing-library/react';
import manifest from '../../vertical.json';
import { withBag, type ChosenService } from '../domain/draft/chosen-services';
import { vertical } from '../remote';
import { airline, at, OFFER, type Airline } from './wizard-answers';

/** As bags and seats leave it: a bag and a seat for Anneke, 603.60 in all. */
export const SEAT: ChosenService = {
  id: 'ase_seat_13A_pas_1',
  type: 'seat',
  quantity: 1,
  passenger_ids: ['pas_1'],
  segment_ids: ['seg_1'],
  amount: '11.00',
  bag: null,
  designator: '13A',
};
export const [BAG = SEAT] = withBag([], OFFER.available_services?.[0] ?? ({} as BagService), 1);
export const CHOSEN = { flight: OFFER, amenities: [BAG], seats: [SEAT] };

export const INTENT: PaymentIntentResult = {
  paymentIntent: {
    id: 'pi-1',
    client_secret: 'secret-1',
    mode: 'payment',
    amount: 62560,
    currency: 'eur',
    status: 'requires_payment_method',
    capture_method: 'manual',
  },
};
export const BOOKED: BookResult = {
  booking_id: 'f-1',
  status: 'completing',
  reference: 'FL12FL34',
};

interface Setting extends Airline {
  path?: string;
  quoted?: FlightQuote | Response;
  intent?: (request: PaymentIntentRequest) => PaymentIntentResult | Response;
  /** of a member who pays */
  cards?: SavedCard[];
  order?: () => BookResult | Response | ReturnType<typeof networkFailure>;
}

/** The card fields have come. */
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)));

export async function open({
  path = at('/payment', '&quote=q-1'),
  quoted = buildFlightQuote(),
  intent = () => INTENT,
  order = () => BOOKED,
  cards,
  ...setting
}: Setting = {}) {
  const air = airline(setting);
  const wire = fakeWire([
    [flightOffer('off_1'), air.first],
    [flightOffer('off_2'), air.fresh],
    [flightOffer('off_flex'), air.flex],
    [fareBrands(), air.brands],
    [seatMaps(), air.maps],
    [flightQuote(), air.quote],
    [
      flightQuoted(),
      ({ quote_id }: { quote_id: string }) =>
        quoted instanceof Response ? quoted : { ...quoted, quote_id },
    ],
    [paymentSettings, PAYMENT_SETTINGS],
    [savedCards, { cards: cards ?? [] }],
    [company, { details: null }],
    [claims, { bookings: [] }],
    [createPaymentIntent, intent],
    [orderFlight(), order],
    [flightBooking, buildFlightBookingView()],
    [createCheckOutSession, { url: 'https://pay.example/c/1', id: 'cs-1' }],
  ]);
  const user = { user: 'u1', name: 'Anne', lastname: 'Hofman' };
  const page = await renderRoute(vertical, manifest, path, {
    wire,
    manifests: [manifestOf('account')],
    ...(cards === undefined ? {} : { user }),
  });
  await settled();
  return page;
}

export const payButton = () => screen.getByRole('button', { name: /Book with obligation to pay/ });
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
export const region = (name: string) => within(screen.getByRole('region', { name }));
