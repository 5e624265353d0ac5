import {
  cheapestDays,
  flightPlaces,
  flightSearch,
  locationId,
  nearbyAirports,
  priceGrid,
  type CheapestDaysRequest,
  type FlightOffer,
  type FlightPlace,
  type NearbyAirportsRequest,
  type NearbyAirportsResult,
  type PriceGridRequest,
  type PriceGridResult,
} from '@wayfare/api-contract';
import { fakeWire, renderRoute, wireError, type WireHandler } from '@wayfare/testing';
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

/** Dearer by the day, there and back; some are not known so well. */
const gridPrices = ({ out, back }: PriceGridRequest): PriceGridResult => ({
  prices: out.flatMap((day, there) =>
    back.map((home, index) => {
      const kind = (['sold', 'about', 'none', 'unknown'] as const)[(there + index) % 4] ?? 'sold';
      return {
        departure_date: day,
        return_date: home,
        kind,
        total_amount: kind === 'sold' || kind === 'about' ? `${200 + 10 * there + index}.00` : null,
      };
    }),
  ),
});

const airportsNear = ({ code, language }: NearbyAirportsRequest): NearbyAirportsResult => ({
  airports:
    code === 'AMS'
      ? [
          {
            iata_code: 'EIN',
            name: 'Eindhoven Airport',
            city_name: language === 'nl' ? 'Eindhoven (nl)' : 'Eindhoven',
            distance_km: 95,
          },
        ]
      : [],
});

const placeOf = (
  type: FlightPlace['type'],
  [code, name, city]: readonly [string, string, string],
): FlightPlace => ({
  type,
  iata_code: code,
  name,
  city_name: city,
  country_name: 'Somewhere',
  iata_city_code: code,
});
const PLACES = [
  placeOf('city', ['AMS', 'Amsterdam', 'Amsterdam']),
  placeOf('airport', ['AMS', 'Amsterdam Airport Schiphol', 'Amsterdam']),
  placeOf('airport', ['BCN', 'Josep Tarradellas Airport', 'Barcelona']),
  placeOf('city', ['LON', 'London', 'London']),
  placeOf('airport', ['LHR', 'London Heathrow', 'London']),
];
/** Nobody can be asked about "down". */
const placesOf: WireHandler<{ term: string }, FlightPlace[]> = ({ term }) =>
  term === 'down'
    ? wireError(502, { code: 'SUPPLIER_FAILED', message: 'x' })
    : PLACES.filter(({ name, city_name: city }) =>
        [name, city].some((known) => known.toLowerCase().startsWith(term.toLowerCase())),
      );

type Search = WireHandler<FlightSearchRequest, FlightSearchResult>;
type Grid = WireHandler<PriceGridRequest, PriceGridResult>;
const wireOf = (search: Search, grid: Grid) =>
  fakeWire([
    [flightSearch(), search],
    [cheapestDays(), dayPrices],
    [priceGrid(), grid],
    [nearbyAirports, airportsNear],
    [locationId, townOf],
    [flightPlaces, placesOf],
  ]);
export const open = (path: string, search: Search, grid: Grid = gridPrices) =>
  renderRoute(vertical, manifest, path, { wire: wireOf(search, grid) });

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
