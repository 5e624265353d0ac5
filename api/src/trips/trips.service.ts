import type { FailedBooking, Trip, TripBooking, TripEntry, Trips } from '@wayfare/api-contract';
import { bookingBucket } from '@wayfare/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../platform/db/database';
import type { Principal } from '../platform/http/authenticate';
import type { After } from '../platform/timer';
import type { Booking } from '../booking/booking';
import { findBookingsOf } from '../booking/bookings.repository';
import { listBookings } from '../booking/list-bookings';
import { hasDocuments } from '../booking/document-links';
import type { KeySet } from '../platform/keys/key-set';
import { destinationsOf } from './destinations';
import { groupTrips, type Part } from './group-trips';
import { inOrder } from './entry-order';
import { nextAction } from './next-action';
import { calendarOf } from './trip-calendar-link';
import type {
  Reader,
  TellBooking,
  ToldBooking,
  ToldEntry,
  ToldMoment,
  TripBucket,
} from './told-booking';

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  readonly keys: KeySet;
  readonly tellers: Readonly<Record<string, TellBooking>>;
  readonly after: After;
}

interface Requester extends Reader {
  readonly principal: Principal;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

export interface TripsService {
  /** A vertical that fails or is slow is left out of `verticals`, and delays no other. */
  list(requester: Requester): Promise<Trips>;
}

interface Told {
  readonly row: Booking;
  readonly told: ToldBooking;
  readonly bucket: TripBucket;
}

interface Item {
  readonly owner: Told;
  readonly entry: ToldEntry;
  readonly journey: string;
}

interface OfVertical {
  readonly vertical: string;
  readonly bookings: readonly Told[];
  readonly failed: readonly FailedBooking[];
}

/** Longer than reading ever takes; the list does not wait for more. */
const PATIENCE_MS = 4_000;

/** Others never were a trip, or are none any more. */
const STANDING: readonly Booking['status'][] = ['completing', 'pending', 'held', 'confirmed'];

const dayOf = ({ local }: Pick<ToldMoment, 'local'>) => local.slice(0, 10);

const partOf = ({ form, start, end }: ToldEntry): Part => ({
  form,
  start: { day: dayOf(start), place: start.place },
  end: { day: dayOf(end), place: end.place },
});

function firstOf<Kind>(list: readonly Kind[]): Kind {
  const [first] = list;
  if (first === undefined) throw new Error('a trip of nothing');
  return first;
}

const lastToEnd = (entries: readonly ToldEntry[]) =>
  entries.reduce((last, entry) => (entry.end.local > last.end.local ? entry : last));
const firstToStart = (entries: readonly ToldEntry[]) =>
  entries.reduce((first, entry) => (entry.start.local < first.start.local ? entry : first));

function bucketOf({ status }: Booking, { entries }: ToldBooking, now: number): TripBucket {
  const { end } = lastToEnd(entries);
  return bookingBucket({ status, lastDay: dayOf(end), timeZone: end.timeZone }, now);
}

const itemsOf = (owner: Told): Item[] =>
  owner.told.entries.map((entry) => ({
    owner,
    entry,
    journey: `${owner.row.id}.${entry.journey}`,
  }));

const wireMoment = ({ local, timeZone, place }: ToldMoment) => ({
  local,
  timeZone,
  place: place.name,
});

function wireEntry({ owner, entry }: Item): TripEntry {
  const { part, form, icon, title, facts, picture, start, end } = entry;
  return {
    id: `${owner.row.id}.${part}`,
    booking_id: owner.row.id,
    form,
    icon,
    title,
    facts: [...facts],
    picture: picture === null ? null : { ...picture },
    start: wireMoment(start),
    end: wireMoment(end),
  };
}

function wireBooking({ row, told, bucket }: Told, now: number): TripBooking {
  const { references, travellers, payBefore, total, news, actions, entries, wallets = [] } = told;
  return {
    booking_id: row.id,
    vertical: row.vertical,
    reference: row.reference,
    status: row.status,
    total,
    references: references.map((reference) => ({ ...reference })),
    travellers: [...travellers],
    news,
    payBefore: payBefore === null ? null : { ...payBefore },
    ...nextAction(actions, firstToStart(entries).start, now),
    wallets: bucket === 'incoming' ? [...wallets] : [],
  };
}

function tripBucket(owners: readonly Told[]): TripBucket {
  const buckets = owners.map(({ bucket }) => bucket);
  return buckets.includes('incoming') ? 'incoming' : firstOf(buckets);
}

async function toTrip(items: readonly Item[], keys: KeySet, now: number): Promise<Trip> {
  const ordered = inOrder(items, ({ entry }) => entry);
  const owners = [...new Set(ordered.map(({ owner }) => owner))];
  const entries = ordered.map(({ entry }) => entry);
  const [from, until] = [firstToStart(entries).start, lastToEnd(entries).end];
  const withPapers = owners.filter(({ row }) => row.status !== 'canceled' && hasDocuments(row));
  const wire = ordered.map(wireEntry);
  return {
    id: firstOf(wire).id,
    bucket: tripBucket(owners),
    places: destinationsOf(entries.map(partOf)),
    from: { day: dayOf(from), timeZone: from.timeZone },
    until: { day: dayOf(until), timeZone: until.timeZone },
    entries: wire,
    bookings: owners.map((owner) => wireBooking(owner, now)),
    calendar: await calendarOf(
      withPapers.map(({ row }) => row),
      keys,
    ),
  };
}

function inTrips(bookings: readonly Told[]): Item[][] {
  const standing = bookings.filter(({ row }) => STANDING.includes(row.status));
  const others = bookings.filter(({ row }) => !STANDING.includes(row.status));
  const journeys = new Map<string, Item[]>();
  for (const item of standing.flatMap(itemsOf))
    journeys.set(item.journey, [...(journeys.get(item.journey) ?? []), item]);
  const groups = groupTrips(
    [...journeys].map(([id, items]) => ({
      id,
      parts: inOrder(items, ({ entry }) => entry).map(({ entry }) => partOf(entry)),
    })),
  );
  return [
    ...groups.map((ids) => ids.flatMap((id) => journeys.get(id) ?? [])),
    ...others.map(itemsOf),
  ];
}

/** Upcoming ones soonest first, past ones latest first. */
function byTime(a: Trip, b: Trip): number {
  const [comingA, comingB] = [a, b].map(({ bucket }) => bucket === 'incoming');
  if (comingA !== comingB) return comingA === true ? -1 : 1;
  const order = a.from.day < b.from.day ? -1 : Number(a.from.day > b.from.day);
  return comingA === true ? order : -order;
}

export function tripsService({ database: { orm }, keys, tellers, after }: Deps): TripsService {
  async function ofVertical(
    vertical: string,
    tell: TellBooking,
    { principal, log, ...reader }: Requester,
  ): Promise<OfVertical> {
    const rows = await findBookingsOf(orm, principal.id, vertical);
    const { bookings, failed } = await listBookings(
      rows,
      { language: reader.language, log },
      async (row) => {
        const told = await tell(row, reader);
        return { row, told, bucket: bucketOf(row, told, reader.now) };
      },
    );
    return { vertical, bookings, failed };
  }

  async function answered(vertical: string, tell: TellBooking, requester: Requester) {
    let cancel = () => {};
    const late = new Promise<null>((resolve) => {
      cancel = after(PATIENCE_MS, () => resolve(null));
    });
    try {
      const told = await Promise.race([ofVertical(vertical, tell, requester), late]);
      if (told === null)
        requester.log.warn({ vertical }, 'trips are listed without a vertical: too slow');
      return told;
    } catch (error) {
      requester.log.warn(
        { vertical, kind: error instanceof Error ? error.name : typeof error },
        'trips are listed without a vertical',
      );
      return null;
    } finally {
      cancel();
    }
  }

  return {
    async list(requester) {
      const parts = await Promise.all(
        Object.entries(tellers).map(([vertical, tell]) => answered(vertical, tell, requester)),
      );
      const told = parts.filter((part) => part !== null);
      const groups = inTrips(told.flatMap(({ bookings }) => bookings));
      const trips = await Promise.all(groups.map((items) => toTrip(items, keys, requester.now)));
      return {
        trips: trips.sort(byTime),
        failed: told.flatMap(({ failed }) => failed),
        verticals: told.map(({ vertical }) => vertical),
      };
    },
  };
}
