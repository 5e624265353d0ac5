import type { CabinClass } from '@duffel/api/types';
import { kilometres } from '../../kit/distance';
import type { Airline } from '../reference/airlines';
import { distanceOf, firstOf, lastOf, sellerOf, type Flight } from '../timetable/flight';
import type { Brand } from './brands';
import { demandFactor } from './demand';
import { journeyTax } from './taxes';
import { seated, type Traveller } from './travellers';

export const CURRENCY = 'EUR';

/** Cents as a decimal string with two places; what is given back is negative. */
export function amount(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** All in cents; base + tax = total. */
export interface Price {
  base: number;
  tax: number;
  total: number;
}

export interface FareChoice {
  cabin: CabinClass;
  isReturn: boolean;
  /** when it is asked for */
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
const SHARES = { adult: 1, child: 0.75, infant_without_seat: 0.1 } as const;

/** Half by the straight line, half by what is flown: a detour costs the airline more than it can ask for. */
function distanceCents(flights: readonly Flight[]): number {
  const straight = kilometres(firstOf(flights).departure.from, lastOf(flights).departure.to);
  return 2_400 + 9.4 * ((straight + distanceOf(flights)) / 2) ** 0.945;
}

function adultCents(
  flights: readonly Flight[],
  brand: Brand,
  { cabin, isReturn, at }: FareChoice,
): number {
  const flown = distanceOf(flights);
  const isShortBusiness = cabin === 'business' && flown < SHORT_KM;
  const demand =
    flights.reduce((sum, flight) => sum + demandFactor(flight, at) * flight.departure.km, 0) /
    flown;
  const lowest =
    distanceCents(flights) *
    (isShortBusiness ? SHORT_BUSINESS : CABIN_FACTOR[cabin]) *
    KIND_FACTOR[sellerOf(flights).kind] *
    (CONNECTION_FACTOR[flights.length - 1] ?? 0.76) *
    (isReturn ? RETURN_FACTOR : 1) *
    demand;
  return Math.round(lowest * brand.factor) + brand.extra;
}

/** Airlines without frills know no children's fare. */
export function journeyPrice(
  flights: readonly Flight[],
  brand: Brand,
  choice: FareChoice,
  travellers: readonly Traveller[],
): Price {
  const adult = adultCents(flights, brand, choice);
  const isLowcost = sellerOf(flights).kind === 'lowcost';
  const base = travellers
    .map(({ type }) => (type === 'child' && isLowcost ? SHARES.adult : SHARES[type]))
    .reduce((sum, share) => sum + Math.round(adult * share), 0);
  const tax = journeyTax(flights, choice.cabin) * seated(travellers).length;
  return { base, tax, total: base + tax };
}

export function addPrices(prices: readonly Price[]): Price {
  const sum = (part: keyof Price) => prices.reduce((cents, price) => cents + price[part], 0);
  return { base: sum('base'), tax: sum('tax'), total: sum('total') };
}

/** The airline asks another price for the same seats: taxes stay. */
export function reprice({ base, tax }: Price, factor: number): Price {
  const changed = Math.round(base * factor);
  return { base: changed, tax, total: changed + tax };
}
