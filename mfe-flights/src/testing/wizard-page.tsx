import {
  fareBrands,
  flightBooking,
  flightOffer,
  flightQuote,
  savedTravellers,
  seatMaps,
} from '@wayfare/api-contract';
import type { FlightBookingView, SavedTraveller } from '@wayfare/api-contract';
import {
  buildFlightBookingView,
  fakeWire,
  renderRoute,
  wireError,
  type RenderRouteOptions,
} from '@wayfare/testing';
import { screen, within } from '@testing-library/react';
import manifest from '../../vertical.json';
import { withBag } from '../domain/draft/chosen-services';
import { vertical } from '../remote';
import { airline, OFFER, type Airline } from './wizard-answers';

const BRAM: SavedTraveller = {
  id: 'tr-1',
  firstName: 'Bram',
  lastName: 'Visser',
  dateOfBirth: '1988-11-04',
  gender: 'MALE',
  email: 'bram@example.com',
  phone: '+31612345678',
  country: 'NL',
  documentType: '',
  document: '',
  documentExpires: '',
};

export function open(
  path: string,
  {
    user,
    booking = buildFlightBookingView(),
    ...setting
  }: Airline & { user?: NonNullable<RenderRouteOptions['user']>; booking?: FlightBookingView } = {},
) {
  const air = airline(setting);
  const wire = fakeWire([
    [flightOffer('off_1'), air.first],
    [flightOffer('off_2'), air.fresh],
    [flightOffer('off_flex'), air.flex],
    [fareBrands(), air.brands],
    [seatMaps(), air.maps],
    [flightQuote(), air.quote],
    [savedTravellers, { travellers: [BRAM] }],
    [flightBooking, booking],
  ]);
  return renderRoute(vertical, manifest, path, { wire, ...(user === undefined ? {} : { user }) });
}

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
export const GONE = () => wireError(410, { code: 'OFFER_EXPIRED', message: 'x' });
export const bagOf = (traveller: number, quantity: number) => {
  const [bag] = (OFFER.available_services ?? []).slice(traveller);
  return bag === undefined ? [] : withBag([], bag, quantity);
};
export const traveller = (number: number) =>
  within(screen.getByRole('region', { name: new RegExp(`^Traveller ${number}`) }));
