import { randomInt } from 'node:crypto';
import * as v from 'valibot';
import type { Hotel } from '../stays/catalogue/hotel';
import type { RoomKind } from '../stays/rates/room-kinds';
import { nightsOf, type Stay } from '../stays/rates/stay';
import type { Here } from './availability';
import { knownRate, type KnownRate } from './checked-rates';
import { HotelbedsProblem, invalidData, notFound, parsed, productError } from './problems';
import { stayOf } from './rate-keys';

const NameSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(50));
const BookingSchema = v.object({
  holder: v.object({ name: NameSchema, surname: NameSchema }),
  rooms: v.pipe(
    v.array(
      v.object({
        rateKey: v.string(),
        paxes: v.array(
          v.object({
            roomId: v.pipe(v.number(), v.integer(), v.minValue(1)),
            type: v.picklist(['AD', 'CH']),
            name: NameSchema,
            surname: NameSchema,
          }),
        ),
      }),
    ),
    v.minLength(1),
  ),
  clientReference: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
  remark: v.optional(v.pipe(v.string(), v.maxLength(2_000))),
});
const ListSchema = v.object({
  start: v.pipe(v.string(), v.isoDate()),
  end: v.pipe(v.string(), v.isoDate()),
  from: v.pipe(v.string(), v.digits()),
  to: v.pipe(v.string(), v.digits()),
  clientReference: v.optional(v.string()),
});

const READS_UNTIL_KNOWN = 3;

interface Stored {
  reference: string;
  clientReference: string;
  status: 'PRECONFIRMED' | 'CONFIRMED' | 'CANCELLED';
  createdOn: string;
  rates: KnownRate[];
  reads: number;
}

const wireBooking = ({ reference, clientReference, status, createdOn, rates }: Stored) => ({
  reference,
  clientReference,
  creationDate: createdOn,
  status,
  totalNet: rates.reduce((sum, { wire }) => sum + Number(wire.net), 0).toFixed(2),
  currency: 'EUR',
  hotel: { code: rates[0]?.rate.code, name: rates[0]?.hotel.name },
});

/** What was sold since the process started. Two requests with one reference are two bookings, as with the real one. */
export class Bookings {
  private readonly stored: Stored[] = [];

  create(body: unknown, here: Here) {
    const { rooms, clientReference } = parsed(BookingSchema, body);
    const rates = rooms.map(({ rateKey }) => knownRate(rateKey, here));
    if (rates.some(({ hotel }) => hotel.id === 'H-FAIL'))
      throw productError('Insufficient allotment.');
    if (rates.some(({ wire }) => wire.rateType === 'RECHECK'))
      throw invalidData('The rate must be checked first.');
    if (rooms.some(({ paxes }, index) => paxes.length < (rates[index]?.rate.occupancy.rooms ?? 0)))
      throw invalidData('There must be at least one adult name per room.');
    const isSilent = rates.some(({ hotel }) => hotel.id === 'H-UNKNOWN');
    const booking: Stored = {
      reference: `1-${randomInt(1_000_000, 9_999_999)}`,
      clientReference,
      status: isSilent ? 'PRECONFIRMED' : 'CONFIRMED',
      createdOn: new Date(here.now).toISOString().slice(0, 10),
      rates,
      reads: 0,
    };
    this.stored.push(booking);
    if (isSilent) throw new HotelbedsProblem('SYSTEM_ERROR', 'Gateway timeout', 504);
    return { booking: wireBooking(booking) };
  }

  /** Rooms of a kind that are booked in the busiest night of a stay. */
  sold(hotel: Hotel, kind: RoomKind, stay: Stay): number {
    const live = this.stored
      .filter(({ status }) => status !== 'CANCELLED')
      .flatMap(({ rates }) => rates)
      .filter((one) => one.hotel === hotel && one.kind.code === kind.code);
    const nights = nightsOf(stay).map((night) =>
      live
        .filter(({ rate }) => nightsOf(stayOf(rate)).includes(night))
        .reduce((sum, { rate }) => sum + rate.occupancy.rooms, 0),
    );
    return Math.max(0, ...nights);
  }

  get(reference: string) {
    return { booking: this.read(this.of(reference)) };
  }

  list(query: unknown) {
    const { start, end, from, to, clientReference } = parsed(ListSchema, query);
    const found = this.stored.filter(
      (one) =>
        one.createdOn >= start &&
        one.createdOn <= end &&
        (clientReference === undefined || one.clientReference === clientReference),
    );
    const page = found.slice(Number(from) - 1, Number(to)).map((one) => this.read(one));
    return {
      bookings: { bookings: page, from: Number(from), to: Number(to), total: found.length },
    };
  }

  cancel(reference: string) {
    const stored = this.of(reference);
    if (stored.status === 'CANCELLED') throw invalidData('The booking is already cancelled.');
    stored.status = 'CANCELLED';
    return { booking: wireBooking(stored) };
  }

  private of(reference: string): Stored {
    const stored = this.stored.find((one) => one.reference === reference);
    if (stored === undefined) throw notFound('The booking does not exist.');
    return stored;
  }

  /** A silent house is known at the third look. */
  private read(stored: Stored) {
    stored.reads += 1;
    if (stored.status === 'PRECONFIRMED' && stored.reads >= READS_UNTIL_KNOWN)
      stored.status = 'CONFIRMED';
    return wireBooking(stored);
  }
}
