import type { CabinClass } from '@duffel/api/types';
import * as v from 'valibot';
import { kilometres } from '../../kit/distance';
import { fraction } from '../../kit/random';
import { readTable } from '../../kit/tables';
import { DAY } from '../../kit/zones';
import brandRows from '../data/brands.json';
import tables from '../data/prices.json';
import type { Airport } from '../reference/airports';
import {
  designator,
  distanceOf,
  firstOf,
  lastOf,
  sellerOf,
  type Flight,
} from '../timetable/flight';
import { seated, type Traveller } from './travellers';

const BrandSchema = v.object({
  code: v.picklist(['light', 'standard', 'flex']),
  name: v.string(),
  carryOn: v.number(),
  checked: v.number(),
  /** cents for each traveller with a seat to change it or give it back; without a number it can't be done */
  change: v.optional(v.number()),
  refund: v.optional(v.number()),
  freeSeats: v.boolean(),
  /** against what a cheap seat of an airline with connections costs, and what comes on top for each direction */
  factor: v.number(),
  extra: v.number(),
});
export type Brand = v.InferOutput<typeof BrandSchema>;

/** The fares of a cabin, the cheapest first; airlines without frills have others. */
export const BRANDS = readTable(brandRows, v.array(BrandSchema));

export const CURRENCY = 'EUR';

export function amount(cents: number): string {
  return (cents / 100).toFixed(2);
}

export interface Price {
  base: number;
  tax: number;
  total: number;
}

export interface FareChoice {
  cabin: CabinClass;
  isReturn: boolean;
  at: number;
}

const SWING = 0.24;
const RETURN_FACTOR = 0.84;
const SHARES = { adult: 1, child: 0.75, infant_without_seat: 0.1 } as const;

/** What a seat costs at a moment, against what it usually does: the later, the dearer. */
function demandFactor({ departure, date }: Flight, at: number): number {
  const day = new Date(date);
  const ahead = Math.floor(day.getTime() / DAY) - Math.floor(at / DAY);
  const { minutes } = departure;
  const isNight = minutes < 7 * 60 || minutes > 20 * 60;
  const isRush = minutes < 9 * 60 + 30 || (minutes > 16 * 60 && minutes < 19 * 60);
  const luck = 1 - SWING / 2 + SWING * fraction(`demand/${designator(departure)}/${date}`);
  return (
    (tables.season[day.getUTCMonth()] ?? 1) *
    (tables.week[day.getUTCDay()] ?? 1) *
    (tables.ahead.find(({ days }) => ahead <= days)?.factor ?? 1) *
    (isNight ? 0.9 : isRush ? 1.08 : 1) *
    luck
  );
}

/** Half by the straight line, half by what is flown: a detour costs the airline more than it can ask for. */
function distanceCents(flights: readonly Flight[]): number {
  const straight = kilometres(firstOf(flights).departure.from, lastOf(flights).departure.to);
  return 2_400 + 9.4 * ((straight + distanceOf(flights)) / 2) ** 0.945;
}

function adultCents(
  flights: readonly Flight[],
  { factor, extra }: Brand,
  { isReturn, at }: FareChoice,
): number {
  const weighed = flights.map((flight) => demandFactor(flight, at) * flight.departure.km);
  const demand = weighed.reduce((sum, share) => sum + share) / distanceOf(flights);
  const changes = tables.changes[flights.length - 1] ?? 1;
  const direction = isReturn ? RETURN_FACTOR : 1;
  return Math.round(distanceCents(flights) * changes * direction * demand * factor) + extra;
}

const LONG_KM = 5_000;
/** Cents for leaving a country, on a short and on a long flight. */
const DEPARTURE_TAX: Readonly<Record<string, readonly number[]>> = tables.departureTax;
const ELSEWHERE = [600, 1_800];
const SECURITY = 890;
const TRANSFER_SHARE = 0.4;

function airportFee({ iata, size }: Airport): number {
  return 300 + size * 190 + Math.round(fraction(`fee/${iata}`) * 500);
}

function taxCents(flights: readonly Flight[]): number {
  const taxes = flights.map(({ departure: { from, to, km } }, index) => {
    const fees = airportFee(from) + SECURITY + Math.round(airportFee(to) / 3);
    const [short = 0, long = 0] = DEPARTURE_TAX[from.country] ?? ELSEWHERE;
    return index > 0 ? Math.round(fees * TRANSFER_SHARE) : fees + (km > LONG_KM ? long : short);
  });
  return taxes.reduce((sum, tax) => sum + tax);
}

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
  const tax = taxCents(flights) * seated(travellers).length;
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
