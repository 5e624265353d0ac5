import { money } from '@wayfare/domain';
import { STORED_KEYS } from '../../catalogue/records/facets';
import type { FacetCodes } from '../../catalogue/records/facets';
import { BOARDS, STAY_PAYMENT_TYPES } from '../../ports/stay-supplier';
import type { Candidate } from './candidates';
import type { ListedRate } from './rate-facets';
import type { StayWay } from './stay-price';
import * as v from 'valibot';

export interface PooledHotel extends Candidate {
  /** cheapest first */
  readonly offered: readonly StayWay[];
}

/** Hotels in columns: numbers and two texts take a twelfth of what objects with their dates and amounts do. */
export interface KeptPrices {
  readonly hotelIds: readonly string[];
  readonly districts: readonly (readonly string[])[];
  /** a row for each hotel */
  readonly hotels: Float64Array;
  /** a row for each rate, hotel by hotel */
  readonly ways: Float64Array;
  /** ids of all rates, one after the other */
  readonly rateIds: string;
}

const CODE_KEYS = [...STORED_KEYS, 'distance'] as const;

type Row = readonly number[];

const HOTEL_FIELDS = 5;
const HOTEL_WIDTH = HOTEL_FIELDS + CODE_KEYS.length;
const WAY_WIDTH = 5;
const KINDS = BOARDS.length * STAY_PAYMENT_TYPES.length + 1;

const NUMBER_BYTES = Float64Array.BYTES_PER_ELEMENT;

const ColumnSchema = v.pipe(
  v.string(),
  v.base64(),
  v.transform((text) => Uint8Array.from(Buffer.from(text, 'base64'))),
  v.check((bytes) => bytes.byteLength % NUMBER_BYTES === 0),
  v.transform(({ buffer }) => new Float64Array(buffer)),
);

/** Counted on with the meaning of a column. */
const VERSION = 1;

/** What `written` makes of prices, as other processes read it. */
export const KeptPricesSchema = v.pipe(
  v.object({
    version: v.literal(VERSION),
    hotelIds: v.array(v.string()),
    districts: v.array(v.array(v.string())),
    hotels: ColumnSchema,
    ways: ColumnSchema,
    rateIds: v.string(),
  }),
  v.check(
    ({ hotelIds, hotels, ways }) =>
      hotels.length === hotelIds.length * HOTEL_WIDTH && ways.length % WAY_WIDTH === 0,
  ),
);

const base64 = ({ buffer, byteOffset, byteLength }: Float64Array) =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64');

export const written = ({ hotels, ways, ...texts }: KeptPrices) => ({
  ...texts,
  version: VERSION,
  hotels: base64(hotels),
  ways: base64(ways),
});

/** null as a number among others */
const NONE = Number.NaN;
const orNull = (value: number): number | null => (Number.isNaN(value) ? null : value);

/** Member deal, board and way to pay in one number; no rate has the first. */
function kindOf({ memberDeal, rate }: StayWay): number {
  const named =
    rate === null
      ? 0
      : 1 +
        BOARDS.indexOf(rate.board) * STAY_PAYMENT_TYPES.length +
        STAY_PAYMENT_TYPES.indexOf(rate.paymentType);
  return named + (memberDeal ? KINDS : 0);
}

const wayRow = (way: StayWay): Row => [
  way.total.amount,
  way.dueAtProperty.amount,
  way.rate?.freeCancellationUntil?.getTime() ?? NONE,
  kindOf(way),
  way.rate?.id.length ?? 0,
];

const hotelRow = ({ rank, stars, score, distanceKm, codes, offered }: PooledHotel): Row => [
  rank,
  stars,
  score,
  distanceKm ?? NONE,
  offered.length,
  ...CODE_KEYS.map((key) => codes[key]),
];

/** The same list for all hotels of the same districts. */
function sharedLists(lists: readonly (readonly string[])[]): (readonly string[])[] {
  const known = new Map<string, readonly string[]>();
  return lists.map((list) => {
    const name = JSON.stringify(list);
    const shared = known.get(name) ?? list;
    known.set(name, shared);
    return shared;
  });
}

/** Hotels as they are kept; `unpacked` gives equal ones back. */
export function packed(hotels: readonly PooledHotel[]): KeptPrices {
  const offered = hotels.flatMap((hotel) => hotel.offered);
  return {
    hotelIds: hotels.map(({ id }) => id),
    districts: sharedLists(hotels.map(({ codes }) => codes.district)),
    hotels: Float64Array.from(hotels.flatMap(hotelRow)),
    ways: Float64Array.from(offered.flatMap(wayRow)),
    rateIds: offered.map(({ rate }) => rate?.id ?? '').join(''),
  };
}

function rateOf(kind: number, until: number, id: string): ListedRate | null {
  if (kind === 0) return null;
  const paying = STAY_PAYMENT_TYPES.length;
  const board = BOARDS[Math.floor((kind - 1) / paying)];
  const paymentType = STAY_PAYMENT_TYPES[(kind - 1) % paying];
  if (board === undefined || paymentType === undefined)
    throw new RangeError(`${kind} is no kind of a rate`);
  const free = orNull(until);
  return { id, board, paymentType, freeCancellationUntil: free === null ? null : new Date(free) };
}

function waysIn({ ways, rateIds }: KeptPrices): StayWay[] {
  let at = 0;
  return Array.from({ length: ways.length / WAY_WIDTH }, (_, row) => {
    const [total = 0, due = 0, until = NONE, kind = 0, length = 0] = ways.subarray(row * WAY_WIDTH);
    const id = rateIds.slice(at, at + length);
    at += length;
    return {
      total: money(total),
      dueAtProperty: money(due),
      memberDeal: kind >= KINDS,
      rate: rateOf(kind % KINDS, until, id),
    };
  });
}

function codesOf(codes: Float64Array, district: readonly string[]): FacetCodes {
  const named = CODE_KEYS.map((key, index) => [key, codes[index] ?? 0]);
  return { ...(Object.fromEntries(named) as Omit<FacetCodes, 'district'>), district };
}

export function unpacked(kept: KeptPrices): PooledHotel[] {
  const ways = waysIn(kept);
  let from = 0;
  return kept.hotelIds.map((id, index) => {
    const row = kept.hotels.subarray(index * HOTEL_WIDTH, (index + 1) * HOTEL_WIDTH);
    const [rank = 0, stars = 0, score = 0, distanceKm = NONE, count = 0] = row;
    const offered = ways.slice(from, from + count);
    from += count;
    return {
      id,
      rank,
      stars,
      score,
      distanceKm: orNull(distanceKm),
      codes: codesOf(row.subarray(HOTEL_FIELDS), kept.districts[index] ?? []),
      offered,
    };
  });
}
