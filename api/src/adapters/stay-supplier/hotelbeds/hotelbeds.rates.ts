import * as v from 'valibot';
import type { StayRate } from '../../../ports/stay-supplier';
import { rateHandle } from './hotelbeds.handles';
import { isFor } from './hotelbeds.party';
import type { Group } from './hotelbeds.party';
import { addedPrices, addedRefunds, pricePartsOf, refundsOf } from './hotelbeds.prices';
import { RateSchema } from './hotelbeds.schemas';
import type { WireHotel, WireRate } from './hotelbeds.schemas';

/** Rate keys have no stated expiry; half an hour is advised. */
const KEY_MS = 30 * 60_000;

const NOTHING_KNOWN = { beds: [], photos: [], squareMetres: null, facilities: [] };

type WireRoom = WireHotel['rooms'][number];

const readable = ({ rates }: WireRoom): WireRate[] =>
  rates.flatMap((rate) => {
    const parsed = v.safeParse(RateSchema, rate);
    return parsed.success ? [parsed.output] : [];
  });

const kindOf = ({ boardCode, rateClass }: WireRate) => `${boardCode}/${rateClass}`;
const netOf = ({ net }: WireRate) => Number(net);

/** Cheapest rate per group with equal room and terms; null when a group has none or rooms run out. */
function forAll(rates: readonly WireRate[], groups: readonly Group[]): WireRate[] | null {
  const own = groups.map(
    (group) =>
      rates.filter((rate) => isFor(rate, group)).sort((a, b) => netOf(a) - netOf(b))[0] ?? null,
  );
  const found = own.flatMap((rate) => rate ?? []);
  const rooms = groups.reduce((sum, group) => sum + group.rooms.length, 0);
  const suffices = found.every(({ allotment }) => allotment === null || allotment >= rooms);
  return found.length === groups.length && suffices ? found : null;
}

const lowest = (counts: readonly (number | null)[]): number | null => {
  const known = counts.flatMap((count) => count ?? []);
  return known.length === 0 ? null : Math.min(...known);
};

interface Told {
  readonly groups: readonly Group[];
  readonly now: number;
}

function combined(room: WireRoom, rates: readonly WireRate[], { groups, now }: Told): StayRate {
  const [first] = rates;
  const price = addedPrices(rates.map(pricePartsOf));
  const refunds = addedRefunds(rates.map((rate) => refundsOf(rate, now)));
  const [whole] = refunds.filter(({ amount }) => amount.amount >= price.total.amount).slice(-1);
  return {
    id: rateHandle({
      groups: groups.map(({ adults, ages, rooms }, index) => ({
        key: rates[index]?.rateKey ?? '',
        adults,
        ages: [...ages],
        rooms: [...rooms],
      })),
    }),
    roomName: room.name,
    roomCapacity: null,
    board: first?.boardCode ?? 'RO',
    paymentType: 'MERCHANT',
    price,
    memberDeal: false,
    left: lowest(rates.map(({ allotment }) => allotment)),
    onRequest: false,
    freeCancellationUntil: whole?.before ?? null,
    refunds,
    expiresAt: new Date(now + KEY_MS),
    room: NOTHING_KNOWN,
  };
}

export function ratesOf({ rooms }: WireHotel, told: Told): StayRate[] {
  const rates = rooms.flatMap((room) => {
    const all = readable(room);
    return [...new Set(all.map(kindOf))].flatMap((kind) => {
      const own = forAll(
        all.filter((rate) => kindOf(rate) === kind),
        told.groups,
      );
      return own === null ? [] : [combined(room, own, told)];
    });
  });
  return rates.sort((a, b) => a.price.total.amount - b.price.total.amount);
}

/** Combines checked rates of rooms that differ in guests alone. */
export function checkedRate(hotel: WireHotel, told: Told): StayRate {
  const [room] = hotel.rooms;
  const own = forAll(hotel.rooms.flatMap(readable), told.groups);
  if (room === undefined || own === null) throw new Error('the checked rate cannot be read');
  return combined(room, own, told);
}
