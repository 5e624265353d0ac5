import type { OfferedItem, OfferedPass, OfferedTicket } from '../offers/offered';
import type { Delivery, PreferenceGroup } from '../wire/wire-types';
import { refused } from '../wire/problems';
import type { Language } from '../wire/words';
import type { Passenger } from './passengers';
import type { ScheduleChange } from './schedule-change';

/** The same thing as each language says it. */
export type InEachLanguage<T> = Readonly<Record<Language, T>>;

interface ChosenService {
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

interface ItemCommon {
  id: string;
  /** until when its price is kept, as long as it is not bought: milliseconds since 1970, as below */
  keptUntil: number;
  passengers: Passenger[];
  delivery: Delivery | undefined;
  canceled: Set<string>;
  /** the carrier is still at its cancellation, which is said once */
  isSettling: boolean;
  nameChanges: number;
  replacedBy: string | null;
}

export interface TicketItem extends ItemCommon {
  type: 'point-to-point';
  offers: readonly InEachLanguage<OfferedTicket>[];
  services: ChosenService[];
  preferences: Preference[];
  seats: GivenSeat[];
  /** what the railway changed since it was bought, the latest last */
  changes: ScheduleChange[];
}

export interface PassItem extends ItemCommon {
  type: 'pass';
  offers: readonly InEachLanguage<OfferedPass>[];
}

export type Item = TicketItem | PassItem;

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

export type BookingStatus = 'CREATED' | 'PREBOOKED' | 'CONFIRMED' | 'EXPIRED';

export function bookingStatus(
  { reference, isReleased, heldUntil }: Booking,
  now: number,
): BookingStatus {
  if (reference !== undefined) return 'CONFIRMED';
  if (isReleased) return 'EXPIRED';
  if (heldUntil === undefined) return 'CREATED';
  return now < heldUntil ? 'PREBOOKED' : 'EXPIRED';
}

export function offersOf(item: Item, language: Language = 'en'): readonly OfferedItem[] {
  const offers: readonly InEachLanguage<OfferedItem>[] = item.offers;
  return offers.map((offer) => offer[language]);
}

export function startsAt(item: Item): number {
  return Math.min(...offersOf(item).map(({ departsAt }) => departsAt));
}

const DAY = 86_400_000;

/** How long it is sold: until the first train leaves, or through the first day of a pass. */
export function soldUntil(item: Item): number {
  return item.type === 'pass' ? startsAt(item) + DAY : startsAt(item);
}

/** Things in it may change as long as it is not sold. */
export function checkOpen(booking: Booking): void {
  if (booking.isReleased) throw refused('given-up', booking.id);
  if (booking.reference !== undefined) throw refused('confirmed', booking.id);
}

export function checkConfirmed(booking: Booking): void {
  if (booking.reference === undefined) throw refused('not-confirmed', booking.id);
}
