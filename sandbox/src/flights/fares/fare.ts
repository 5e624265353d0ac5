import type { CabinClass } from '@duffel/api/types';
import { kilometres } from '../../kit/distance';
import type { Airline } from '../reference/airlines';
import { distanceOf, firstOf, lastOf, sellerOf, type Flight } from '../timetable/flight';
import type { Brand } from './brands';
import { demandFactor } from './demand';
import { journeyTaxCents } from './taxes';
import type { Traveller } from './travellers';

/** All in cents; base + tax = total. */
export interface Price {
  base: number;
  tax: number;
  total: number;
}

export interface FareChoice {
  cabin: CabinClass;
  brand: Brand;
  isReturn: boolean;
  at: number;
}

const CABIN_FACTOR: Readonly<Record<CabinClass, number>> = {
  economy: 1,
  premium_economy: 1.75,
  business: 3.5,
  first: 6.2,
};
/** In the cabins in front the seat is what costs; on short flights it is hardly another one. */
const SHORT_KM = 2_500;
const SHORT_BUSINESS = 2.3;

const KIND_FACTOR: Readonly<Record<Airline['kind'], number>> = {
  network: 1,
  connector: 1,
  lowcost: 0.52,
  test: 0.8,
};
const CONNECTION_FACTOR = [1, 0.84, 0.76];
const RETURN_FACTOR = 0.84;

const CHILD_SHARE = 0.75;
const INFANT_SHARE = 0.1;

function cabinFactor(cabin: CabinClass, km: number): number {
  return cabin === 'business' && km < SHORT_KM ? SHORT_BUSINESS : CABIN_FACTOR[cabin];
}

/** Half by the straight line, half by what is flown: a detour costs the airline more than it can ask for. */
function distanceCents(flights: readonly Flight[]): number {
  const straight = kilometres(firstOf(flights).departure.from, lastOf(flights).departure.to);
  return 2_400 + 9.4 * ((straight + distanceOf(flights)) / 2) ** 0.945;
}

function adultCents(
  flights: readonly Flight[],
  { cabin, brand, isReturn, at }: FareChoice,
): number {
  const seller = sellerOf(flights);
  const demand =
    flights.reduce((sum, flight) => sum + demandFactor(flight, at) * flight.departure.km, 0) /
    distanceOf(flights);
  const connection = CONNECTION_FACTOR[flights.length - 1] ?? 0.76;
  const lowest =
    distanceCents(flights) *
    cabinFactor(cabin, distanceOf(flights)) *
    KIND_FACTOR[seller.kind] *
    connection *
    (isReturn ? RETURN_FACTOR : 1) *
    demand;
  return Math.round(lowest * brand.factor) + brand.extra;
}

/** Airlines without frills know no children's fare. */
function shareOf({ type }: Traveller, seller: Airline): number {
  if (type === 'infant_without_seat') return INFANT_SHARE;
  return type === 'child' && seller.kind !== 'lowcost' ? CHILD_SHARE : 1;
}

export function journeyPrice(
  flights: readonly Flight[],
  choice: FareChoice,
  travellers: readonly Traveller[],
): Price {
  const adult = adultCents(flights, choice);
  const seller = sellerOf(flights);
  const base = travellers.reduce(
    (sum, traveller) => sum + Math.round(adult * shareOf(traveller, seller)),
    0,
  );
  const paying = travellers.filter(({ type }) => type !== 'infant_without_seat').length;
  const tax = journeyTaxCents(flights, choice.cabin) * paying;
  return { base, tax, total: base + tax };
}

export function addPrices(prices: readonly Price[]): Price {
  return prices.reduce(
    (sum, { base, tax, total }) => ({
      base: sum.base + base,
      tax: sum.tax + tax,
      total: sum.total + total,
    }),
    { base: 0, tax: 0, total: 0 },
  );
}

/** The airline asks another price for the same seats: taxes stay. */
export function reprice({ base, tax }: Price, factor: number): Price {
  const changed = Math.round(base * factor);
  return { base: changed, tax, total: changed + tax };
}
