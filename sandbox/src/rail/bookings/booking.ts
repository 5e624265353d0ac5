import type { OfferedItem, OfferedPass, OfferedTicket } from '../offers/offered';
import type { Delivery, PreferenceGroup, WireProduct, WireTraveler } from '../wire/wire-types';
import { refused } from '../wire/problems';
import type { Language } from '../wire/words';
import type { Passenger } from './passengers';
import type { ScheduleChange } from './schedule-change';

/** The same thing as each language says it. */
export type InEachLanguage<T> = Readonly<Record<Language, T>>;

export const inEach = <T>(say: (language: Language) => T): InEachLanguage<T> => ({
  en: say('en'),
  nl: say('nl'),
});

/** What one traveller has of one fare. */
export interface Ticket {
  id: string;
  travelerId: string;
  fareOfferId: string;
  product: WireProduct;
  segmentIds: readonly string[];
  /** place among the legs of its item; 0 of a pass */
  leg: number;
  cents: number;
  isCanceled: boolean;
}

export interface ChosenService {
  serviceOfferId: string;
  serviceId: string;
  fareOfferId: string;
  count: number;
  cents: number;
}

export interface Preference {
  group: PreferenceGroup;
  option: string;
}

export interface GivenSeat {
  segmentId: string;
  travelerId: string;
  coach: string;
  seat: string;
  train: string;
}

type ItemTraveler = WireTraveler & Pick<OfferedItem['searched'][number], 'cards'>;

export interface Item {
  id: string;
  /** none of a pass */
  legs: readonly InEachLanguage<OfferedTicket>[];
  pass: InEachLanguage<OfferedPass> | null;
  travelers: readonly ItemTraveler[];
  tickets: Ticket[];
  /** until when its price is kept, as long as it is not bought: milliseconds since 1970, as below */
  keptUntil: number;
  passengers: Passenger[];
  delivery: Delivery | undefined;
  services: ChosenService[];
  preferences: Preference[];
  seats: GivenSeat[];
  /** what the railway changed since it was bought, the latest last */
  changes: ScheduleChange[];
  nameChanges: number;
  replacedBy: string | null;
}

export interface Booking {
  id: string;
  items: Item[];
  /** until when it is prebooked, or was */
  heldUntil: number | undefined;
  isReleased: boolean;
  /** six letters and digits, once it is confirmed */
  reference: string | undefined;
  /** what it has cost since it was confirmed, refunds and exchanges counted */
  chargedCents: number;
}

export function bookingStatus({ reference, isReleased, heldUntil }: Booking, now: number) {
  if (reference !== undefined) return 'CONFIRMED';
  if (isReleased) return 'EXPIRED';
  if (heldUntil === undefined) return 'CREATED';
  return now < heldUntil ? 'PREBOOKED' : 'EXPIRED';
}

export function itemStatus(booking: Booking, item: Item, now: number) {
  const status = bookingStatus(booking, now);
  if (status !== 'CONFIRMED') return status === 'PREBOOKED' ? 'PREBOOKED' : 'CREATED';
  if (item.replacedBy !== null) return 'EXCHANGED';
  const live = liveTickets(item).length;
  if (live === 0) return 'CANCELED';
  return live < item.tickets.length ? 'PARTIALLY_CANCELED' : 'CONFIRMED';
}

/** Bought, and not all of it given back or exchanged. */
export const isHeld = (booking: Booking, item: Item): boolean =>
  booking.reference !== undefined && item.replacedBy === null && liveTickets(item).length > 0;

export function offersOf({ legs, pass }: Item, language: Language = 'en'): OfferedItem[] {
  return [...legs.map((leg) => leg[language]), ...(pass === null ? [] : [pass[language]])];
}

/** Those that were not given back. */
export const liveTickets = ({ tickets }: Item): Ticket[] =>
  tickets.filter(({ isCanceled }) => !isCanceled);

export function liveTravelers(item: Item): ItemTraveler[] {
  const live = liveTickets(item);
  return item.travelers.filter(({ id }) => live.some(({ travelerId }) => travelerId === id));
}

const ADULT_AGE = 12;

/** The first who is no child. */
export const leadTraveler = ({ travelers }: Item): ItemTraveler | undefined =>
  travelers.find(({ age }) => age >= ADULT_AGE) ?? travelers[0];

export const sumOf = (list: readonly { readonly cents: number }[]): number =>
  list.reduce((sum, { cents }) => sum + cents, 0);

/** What was paid for tickets, with their extras. */
export function paidCents({ services }: Item, tickets: readonly Ticket[]): number {
  const extras = services.filter((service) =>
    tickets.some(({ fareOfferId }) => fareOfferId === service.fareOfferId),
  );
  return sumOf(tickets) + sumOf(extras);
}

export const bookingCents = ({ items, reference, chargedCents }: Booking): number =>
  reference === undefined
    ? items.reduce((sum, item) => sum + paidCents(item, item.tickets), 0)
    : chargedCents;

export const startsAt = (item: Item): number =>
  Math.min(...offersOf(item).map(({ departsAt }) => departsAt));

const DAY = 86_400_000;

/** How long it is sold: until the first train leaves, or through the first day of a pass. */
export const soldUntil = (item: Item): number => startsAt(item) + (item.pass === null ? 0 : DAY);

export function itemOf({ items }: Booking, id: string): Item {
  const item = items.find((one) => one.id === id);
  if (item === undefined) throw refused('not-found', id);
  return item;
}

/** Things in it may change as long as it is not sold. */
export function checkOpen({ id, isReleased, reference }: Booking): void {
  if (isReleased) throw refused('given-up', id);
  if (reference !== undefined) throw refused('confirmed', id);
}

/** Last names that make a call fail, for whoever tests what happens then. */
type Trigger = 'Expired' | 'Bagfail' | 'Confirmfail' | 'Refundfail' | 'Exchangefail' | 'Namefail';

export const isTriggered = (passengers: readonly Passenger[], trigger: Trigger): boolean =>
  passengers.some(({ last_name: name }) => name.trim().toLowerCase() === trigger.toLowerCase());
