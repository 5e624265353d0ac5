import * as v from 'valibot';
import type { Hotel } from '../stays/catalogue/hotel';
import { offered, roomsFree } from '../stays/rates/availability';
import {
  AGE_OF_ADULTS,
  DateSchema,
  expiryOf,
  isPast,
  newToken,
  readSale,
  whole,
} from '../stays/rates/sale';
import type { Sale } from '../stays/rates/sale';
import type { SoldStays } from '../stays/rates/sold';
import { codeOf, hotelOf } from './hotel-codes';
import { invalidData, parsed, productError } from './problems';
import { CHECKED, UNCHECKED, wireRate, type WireRate } from './wire-rate';

export interface Here {
  now: number;
  sold: SoldStays;
}

const MOST_HOTELS = 2_000;

const SearchSchema = v.object({
  stay: v.object({ checkIn: DateSchema, checkOut: DateSchema }),
  occupancies: v.pipe(
    v.array(
      v.object({
        rooms: whole(1, 9),
        adults: whole(1, 9),
        paxes: v.optional(v.array(v.object({ type: v.literal('CH'), age: whole(0, 17) })), []),
      }),
    ),
    v.minLength(1),
  ),
  hotels: v.object({
    hotel: v.pipe(v.array(whole(1, 1e9)), v.minLength(1), v.maxLength(MOST_HOTELS)),
  }),
});
type Search = v.InferOutput<typeof SearchSchema>;

const wireRoom = ({ code, name }: Sale['kind'], rates: WireRate[]) => ({ code, name, rates });

function roomsFor(
  hotel: Hotel,
  dates: Search['stay'],
  { rooms, adults, paxes }: Search['occupancies'][number],
  { now, sold }: Here,
) {
  const guests = [...Array<number>(adults).fill(AGE_OF_ADULTS), ...paxes.map(({ age }) => age)];
  const stay = { ...dates, rooms, ages: Array<number[]>(rooms).fill(guests).flat() };
  return offered(hotel, newToken(hotel, stay, now), sold.sales(), (sale, left) =>
    wireRate(sale, { now, left, isChecked: false }),
  );
}

/** A hotel with something free for everybody; nothing else, and nothing where the property confirms later. */
function wireHotel(hotel: Hotel, { stay, occupancies }: Search, here: Here) {
  if (hotel.id === 'H-RQ') return [];
  const parties = occupancies.map((party) => roomsFor(hotel, stay, party, here));
  if (parties.some((rooms) => rooms.length === 0)) return [];
  const kinds = new Set(parties.flat().map(({ kind }) => kind));
  const rooms = [...kinds].map((kind) =>
    wireRoom(
      kind,
      parties.flat().flatMap((room) => (room.kind === kind ? room.rates : [])),
    ),
  );
  return { code: codeOf(hotel), name: hotel.name, currency: 'EUR', rooms };
}

export function search(body: unknown, here: Here) {
  const asked = parsed(SearchSchema, body);
  const { checkIn, checkOut } = asked.stay;
  if (checkOut <= checkIn || isPast(checkIn, here.now))
    throw invalidData('The check-in must be in the future and before the check-out.');
  const hotels = [...new Set(asked.hotels.hotel)]
    .flatMap((code) => hotelOf(code) ?? [])
    .flatMap((hotel) => wireHotel(hotel, asked, here));
  return { hotels: hotels.length === 0 ? { total: 0 } : { hotels, total: hotels.length } };
}

export function knownRate(key: string, { now, sold }: Here) {
  const isChecked = key.startsWith(CHECKED);
  const sale = readSale(isChecked ? CHECKED : UNCHECKED, key);
  if (sale === undefined) throw invalidData('The rateKey is not valid.');
  if (expiryOf(sale.token) <= now) throw invalidData('The rateKey has expired.');
  const left = roomsFree(sale.hotel, sale.kind, sale.token.stay, sold.sales());
  const wire = wireRate(sale, { now, left, isChecked });
  if (wire === undefined || left < sale.token.stay.rooms)
    throw productError('Insufficient allotment.');
  return { sale, wire, isChecked };
}

const CheckSchema = v.object({
  rooms: v.pipe(v.array(v.object({ rateKey: v.string() })), v.minLength(1)),
});

export function checkRates(body: unknown, here: Here) {
  const asked = parsed(CheckSchema, body).rooms.map(({ rateKey }) => knownRate(rateKey, here));
  const at = Math.floor(here.now / 1000);
  const rooms = asked.map(({ sale, wire, isChecked }) => {
    const token = { ...sale.token, at: isChecked ? sale.token.at : at };
    const context = { now: here.now, left: wire.allotment, isChecked: true };
    return wireRoom(sale.kind, [wireRate({ ...sale, token }, context) ?? wire]);
  });
  const hotels = new Set(asked.map(({ sale }) => sale.hotel));
  const [hotel] = hotels;
  if (hotel === undefined || hotels.size > 1)
    throw invalidData('All rateKeys must be of one hotel.');
  return { hotel: { code: codeOf(hotel), name: hotel.name, currency: 'EUR', rooms } };
}
