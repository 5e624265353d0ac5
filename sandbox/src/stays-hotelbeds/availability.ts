import * as v from 'valibot';
import { catalogue } from '../stays/catalogue/catalogue';
import type { Hotel } from '../stays/catalogue/hotel';
import { nearest } from '../kit/distance';
import { freeKinds, roomsFree, type SoldRooms } from '../stays/rates/availability';
import { boardsOf } from '../stays/rates/boards';
import { codeOf, hotelOf } from './hotel-codes';
import { invalidData, parsed } from './problems';
import { stayOf, type KeyedRate, type Occupancy } from './rate-keys';
import { wireRate, type WireRate } from './wire-rate';

export interface Here {
  now: number;
  sold: SoldRooms;
}

const MOST_HOTELS = 2_000;
const DateSchema = v.pipe(v.string(), v.isoDate());
const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const SearchSchema = v.object({
  stay: v.object({ checkIn: DateSchema, checkOut: DateSchema }),
  occupancies: v.pipe(
    v.array(
      v.object({
        rooms: whole(1, 9),
        adults: whole(1, 9),
        children: whole(0, 9),
        paxes: v.optional(v.array(v.object({ type: v.literal('CH'), age: whole(0, 17) })), []),
      }),
    ),
    v.minLength(1),
  ),
  hotels: v.optional(
    v.object({ hotel: v.pipe(v.array(whole(1, 1e9)), v.minLength(1), v.maxLength(MOST_HOTELS)) }),
  ),
  geolocation: v.optional(
    v.object({
      latitude: v.number(),
      longitude: v.number(),
      radius: whole(1, 200),
      unit: v.literal('km'),
    }),
  ),
});
type Search = v.InferOutput<typeof SearchSchema>;

function hotelsFor({ hotels, geolocation }: Search): Hotel[] {
  if (hotels !== undefined)
    return [...new Set(hotels.hotel)].flatMap((code) => hotelOf(code) ?? []);
  return geolocation === undefined
    ? []
    : nearest(catalogue().hotels, geolocation, geolocation.radius);
}

type Question = Pick<KeyedRate, 'code' | 'checkIn' | 'checkOut' | 'occupancy' | 'at'>;

/** Rooms that are free for guests of one kind, each with its rates. */
function roomsFor(hotel: Hotel, asked: Question, { now, sold }: Here) {
  const about = { board: 'room_only', refundable: true, isChecked: false } as const;
  const stay = stayOf({ ...asked, ...about, kind: '' });
  return freeKinds(hotel, stay, sold).map((kind) => {
    const left = roomsFree(hotel, kind, stay, sold);
    const rates = boardsOf(hotel).flatMap((board) =>
      [true, false].flatMap((refundable) => {
        const rate = { ...asked, ...about, kind: kind.code, board, refundable };
        return wireRate(hotel, kind, rate, { now, left }) ?? [];
      }),
    );
    return { code: kind.code, name: kind.name, rates };
  });
}

interface WireRoom {
  code: string;
  name: string;
  rates: WireRate[];
}

/** The rates of all parties, by room. */
function together(parties: readonly (readonly WireRoom[])[]): WireRoom[] {
  const rooms = new Map<string, WireRoom>();
  for (const room of parties.flat()) {
    const known = rooms.get(room.code);
    rooms.set(room.code, { ...room, rates: [...(known?.rates ?? []), ...room.rates] });
  }
  return [...rooms.values()];
}

/** A hotel with something free for everybody; nothing else, and nothing where the property confirms later. */
function wireHotel(hotel: Hotel, { stay, occupancies }: Search, here: Here) {
  if (hotel.id === 'H-RQ') return [];
  const at = Math.floor(here.now / 1000);
  const parties = occupancies.map(({ rooms, adults, paxes }) => {
    const occupancy: Occupancy = { rooms, adults, ages: paxes.map(({ age }) => age) };
    return roomsFor(hotel, { code: codeOf(hotel), ...stay, occupancy, at }, here);
  });
  if (parties.some((rooms) => rooms.length === 0)) return [];
  const rooms = together(parties);
  const nets = rooms.flatMap(({ rates }) => rates.map(({ net }) => Number(net)));
  return {
    code: codeOf(hotel),
    name: hotel.name,
    categoryCode: `${hotel.stars}EST`,
    currency: 'EUR',
    minRate: Math.min(...nets).toFixed(2),
    maxRate: Math.max(...nets).toFixed(2),
    rooms,
  };
}

export function search(body: unknown, here: Here) {
  const asked = parsed(SearchSchema, body);
  const { checkIn, checkOut } = asked.stay;
  if (checkOut <= checkIn || Date.parse(checkIn) + 1.5 * 86_400_000 <= here.now)
    throw invalidData('The check-in must be in the future and before the check-out.');
  const hotels = hotelsFor(asked).flatMap((hotel) => wireHotel(hotel, asked, here));
  return hotels.length === 0
    ? { hotels: { total: 0 } }
    : { hotels: { hotels, checkIn, checkOut, total: hotels.length } };
}
