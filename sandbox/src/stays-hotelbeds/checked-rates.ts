import * as v from 'valibot';
import type { Hotel } from '../stays/catalogue/hotel';
import { roomsFree } from '../stays/rates/availability';
import { roomKinds, type RoomKind } from '../stays/rates/room-kinds';
import type { Here } from './availability';
import { hotelOf } from './hotel-codes';
import { invalidData, parsed, productError } from './problems';
import { isExpired, parseRateKey, stayOf, type KeyedRate } from './rate-keys';
import { wireRate, type WireRate } from './wire-rate';

export interface KnownRate {
  rate: KeyedRate;
  hotel: Hotel;
  kind: RoomKind;
  wire: WireRate;
}

/** What a key stands for, as long as it can be had. */
export function knownRate(key: string, { now, sold }: Here): KnownRate {
  const rate = parseRateKey(key);
  const hotel = rate === undefined ? undefined : hotelOf(rate.code);
  const kind =
    hotel === undefined ? undefined : roomKinds(hotel).find(({ code }) => code === rate?.kind);
  if (rate === undefined || hotel === undefined || kind === undefined)
    throw invalidData('The rateKey is not valid.');
  if (isExpired(rate, now)) throw invalidData('The rateKey has expired.');
  const left = roomsFree(hotel, kind, stayOf(rate), sold);
  const wire = wireRate(hotel, kind, rate, { now, left });
  if (wire === undefined || left < rate.occupancy.rooms)
    throw productError('Insufficient allotment.');
  return { rate, hotel, kind, wire };
}

const CheckSchema = v.object({
  rooms: v.pipe(v.array(v.object({ rateKey: v.string() })), v.minLength(1)),
});

/** Prices once more, each with a key that holds it. */
export function checkRates(body: unknown, here: Here) {
  const asked = parsed(CheckSchema, body).rooms.map(({ rateKey }) => knownRate(rateKey, here));
  const [first] = asked;
  if (first === undefined || asked.some(({ hotel }) => hotel !== first.hotel))
    throw invalidData('All rateKeys must be of one hotel.');
  const at = Math.floor(here.now / 1000);
  const rooms = asked.map(({ rate, hotel, kind, wire }) => ({
    code: kind.code,
    name: kind.name,
    rates: [
      wireRate(
        hotel,
        kind,
        { ...rate, isChecked: true, at: rate.isChecked ? rate.at : at },
        { now: here.now, left: wire.allotment },
      ) ?? wire,
    ],
  }));
  return {
    hotel: { code: first.rate.code, name: first.hotel.name, currency: 'EUR', rooms },
  };
}
