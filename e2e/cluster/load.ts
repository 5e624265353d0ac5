import { setTimeout as wait } from 'node:timers/promises';
import { searchAround } from '@wayfare/api-contract';
import { addDays, today } from '@wayfare/domain';
import { CHECK_IN, CHECK_OUT, found } from '../../api/test/clients/traveller-client';
import { pageFailure } from '../fixtures/load';
import { resultsUrl, WORDS } from '../fixtures/traveller';
import type { Told } from './audit';
import type { Attempt } from './record';
import { bookingOnce, cancel, newAddress, newTraveller, type Site } from './traveller';

/** Who visits, and the milliseconds that each rests between two things. */
const CROWD = {
  pages: { visitors: 3, rest: 150 },
  searches: { visitors: 1, rest: 400 },
  bookings: { visitors: 2, rest: 700 },
} as const;

export interface MixedLoad {
  readonly attempts: readonly Attempt[];
  readonly told: readonly Told[];
  /** what travellers could not do, in words; that a room is gone or has another price is no refusal */
  readonly refusals: readonly string[];
  /** lets everybody end what he began, and begin nothing */
  pause(): Promise<void>;
  resume(): void;
  /** lets everybody end what he began, for good */
  stop(): Promise<void>;
}

const OCCUPANCIES = [{ paxes: [{ age: 30 }, { age: 30 }] }];
/** Of so many bookings one is cancelled. */
const CANCELLED = 4;
const LOOK_MS = 50;
const CITIES = [WORDS.en.place.id, WORDS.nl.place.id];

/** What suppliers may say to anybody: a room is gone, or has another price. */
export const isOfSupply = (error: unknown): boolean =>
  /NO_ROOMS|PRICE_CHANGED|OFFER_EXPIRED|has nothing that is paid/.test(String(error));

const KEPT = [
  '/',
  '/hotels/spain/catalonia/barcelona',
  '/flights',
  '/nl/treinen',
  '/articles',
  '/about-us',
];

/** Days and nights that come again after two thousand turns. */
function stayOf(turn: number) {
  const from = 20 + (turn % 200);
  const nights = 1 + (Math.floor(turn / 200) % 10);
  return { checkIn: addDays(today('UTC'), from), checkOut: addDays(today('UTC'), from + nights) };
}

/** Pages that are made for whoever asks: results of days of his own. */
export const resultsPath = (turn: number): string => resultsUrl('en', stayOf(turn));

const typedPath = (turn: number) => {
  const { checkIn, checkOut } = stayOf(turn);
  return `/hotels?where=Barcelona&checkIn=${checkIn}&checkOut=${checkOut}`;
};

/** One of those that a cache keeps. */
export const keptPath = (turn: number): string => KEPT[turn % KEPT.length] ?? '/';

/** Every second page is one that a cache keeps; the others are results, or what was typed without scripts. */
function pagePath(turn: number): string {
  if (turn % 2 === 0) return keptPath(turn / 2);
  return turn % 4 === 1 ? resultsPath(turn) : typedPath(turn);
}

/** A search with prices, of another city and day each time. */
export const searchRequest = (turn: number) => ({
  user: 'Ab3dEf9h',
  place: { type: 'city' as const, id: CITIES[turn % CITIES.length] ?? '' },
  ...stayOf(turn),
  occupancies: OCCUPANCIES,
});

/** Hotels that can be booked, one after the other. */
export async function hotelsOnSale(site: Site): Promise<() => string> {
  const ids: string[] = [];
  const { ask, headers } = await newTraveller(site, () => undefined);
  for (const id of CITIES) {
    const place = { type: 'city' as const, id };
    const stay = { checkIn: CHECK_IN, checkOut: CHECK_OUT, occupancies: OCCUPANCIES };
    const request = { user: 'Ab3dEf9h', place, ...stay, size: 100 };
    const { hotels } = found(await ask(searchAround, request, headers));
    const free = hotels.filter(
      ({ hotel_id: hotel, price }) => price !== null && !/^H-/.test(hotel),
    );
    ids.push(...free.map(({ hotel_id: hotel }) => hotel));
  }
  let next = -1;
  return () => {
    next += 1;
    return ids[next % ids.length] ?? '';
  };
}

/** Books to the end, and cancels some: what the traveller knows of it then. */
export async function bookToEnd(
  site: Site,
  { hotel, isCancelled }: { readonly hotel: string; readonly isCancelled: boolean },
  {
    note,
    tell,
  }: { readonly note: (attempt: Attempt) => void; readonly tell: (told: Told) => void },
): Promise<void> {
  const traveller = await newTraveller(site, note);
  const { booked, intent } = await traveller.book(hotel);
  const told: Told = { id: booked.booking_id, intent: intent?.id ?? null, wish: 'confirmed' };
  tell(told);
  const status = await bookingOnce(traveller, told.id, (now) => now !== 'completing');
  if (!isCancelled || status !== 'confirmed') return;
  await cancel(traveller, told);
  if (told.wish === 'canceled') await bookingOnce(traveller, told.id, (now) => now === 'canceled');
}

/**
 * Visitors who look at pages, search, book to the end and sometimes cancel, until they are stopped; they rest `rests` times as
 * long as usual.
 */
export async function startMixedLoad(site: Site, rests = 1): Promise<MixedLoad> {
  const attempts: Attempt[] = [];
  const told: Told[] = [];
  const refusals: string[] = [];
  const note = (attempt: Attempt) => void attempts.push(attempt);
  const hotel = await hotelsOnSale(site);
  let isOn = true;
  let isPaused = false;
  let underWay = 0;

  const acts = { pages: page, searches: search, bookings: book };
  type Kind = keyof typeof acts;

  async function repeat(kind: Kind, first: number): Promise<void> {
    const act = acts[kind];
    for (let turn = first; isOn; turn += CROWD[kind].visitors) {
      while (isPaused && isOn) await wait(LOOK_MS);
      underWay += 1;
      await act(turn)
        .catch((error: unknown) => {
          if (!isOfSupply(error)) refusals.push(`${kind}: ${String(error)}`);
        })
        .finally(() => (underWay -= 1));
      await wait(CROWD[kind].rest * rests);
    }
  }

  async function page(turn: number): Promise<void> {
    const path = pagePath(turn);
    const began = Date.now();
    const failure = await pageFailure(site.entry + path, { 'x-forwarded-for': newAddress() });
    note({ kind: 'page', what: path, began, ended: Date.now(), failure });
  }

  async function search(turn: number): Promise<void> {
    const { ask, headers } = await newTraveller(site, note);
    found(await ask(searchAround, searchRequest(turn), headers));
  }

  async function book(turn: number): Promise<void> {
    const isCancelled = turn % CANCELLED === CANCELLED - 1;
    const tell = (one: Told) => void told.push(one);
    await bookToEnd(site, { hotel: hotel(), isCancelled }, { note, tell });
  }

  const kinds = ['pages', 'searches', 'bookings'] as const;
  const crowd = kinds.flatMap((kind) =>
    Array.from({ length: CROWD[kind].visitors }, (_, first) => repeat(kind, first)),
  );
  return {
    attempts,
    told,
    refusals,
    async pause() {
      isPaused = true;
      while (underWay > 0) await wait(LOOK_MS);
    },
    resume: () => void (isPaused = false),
    async stop() {
      isOn = false;
      await Promise.all(crowd);
    },
  };
}
