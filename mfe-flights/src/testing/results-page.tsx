import {
  cheapestDays,
  flightSearch,
  locationId,
  type CheapestDaysRequest,
  type FlightOffer,
} from '@wayfare/api-contract';
import { fakeWire, renderRoute, type WireHandler } from '@wayfare/testing';
import type { FlightSearchRequest, FlightSearchResult } from '@wayfare/api-contract';
import { screen } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { oneWayOffer, townOf } from './offers';

export const ONE_WAY =
  '/flights/results?trip=one_way&from=AMS&to=BCN&departureDate=2027-01-14&cabinClass=economy&adults=1';

/** A different price on each day; one of them is not known, one has no flights. */
const dayPrices = ({ days }: CheapestDaysRequest) => ({
  days: days.map((day, index) => ({
    departure_date: day,
    total_amount: index < 2 ? null : `${80 + index}.00`,
    failed: index === 0,
  })),
});

type Search = WireHandler<FlightSearchRequest, FlightSearchResult>;
const wireOf = (search: Search) =>
  fakeWire([
    [flightSearch(), search],
    [cheapestDays(), dayPrices],
    [locationId, townOf],
  ]);
export const open = (path: string, search: Search) =>
  renderRoute(vertical, manifest, path, { wire: wireOf(search) });

export const parameter = (path: string, name: string) =>
  new URL(path, 'http://x').searchParams.get(name);
export const cards = () => screen.getAllByRole('article');
export const status = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent ?? '')
    .join(' ');
export const many = (count: number): FlightOffer[] =>
  Array.from({ length: count }, (_, index) =>
    oneWayOffer({
      id: `off_${index}`,
      price: `${100 + index}.00`,
      departs: `${String(index % 24).padStart(2, '0')}:10`,
    }),
  );

export const THREE = [
  oneWayOffer({
    id: 'light',
    flights: 'morning',
    price: '99.00',
    hasCheckedBag: false,
    kilograms: '100',
  }),
  oneWayOffer({ id: 'standard', flights: 'morning', price: '139.00', kilograms: '100' }),
  oneWayOffer({
    id: 'by-paris',
    price: '90.00',
    departs: '13:00',
    minutes: 400,
    stops: 1,
    airline: 'AF',
    kilograms: '140',
  }),
  oneWayOffer({ id: 'evening', price: '180.00', departs: '19:00', minutes: 125, kilograms: '80' }),
];
