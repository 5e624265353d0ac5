import type {
  Trip,
  TripAction,
  TripBooking,
  TripEntry,
  TripTarget,
  TripWallet,
} from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import type { Booking } from '../booking/booking';
import type { TripPlace } from './trip-place';

/** A day, with a time where there is one, by the clock of a place. */
export interface ToldMoment {
  readonly local: string;
  readonly timeZone: string;
  readonly place: TripPlace;
}

/** One thing of a booking that has a place in time. */
export interface ToldEntry extends Pick<
  TripEntry,
  'form' | 'icon' | 'title' | 'facts' | 'picture'
> {
  /** tells it from others of the booking */
  readonly part: string;
  /** of things that are sold as one journey, such as a flight there and back */
  readonly journey: string;
  readonly start: ToldMoment;
  readonly end: ToldMoment;
}

/** What a vertical says of one of its bookings in a list over all products. */
export interface ToldBooking extends Pick<
  TripBooking,
  'references' | 'travellers' | 'payBefore' | 'total'
> {
  /** what is left of it, or all of it where nothing is; never empty */
  readonly entries: readonly ToldEntry[];
  readonly news: TripBooking['news'];
  /** all that can be done with it */
  readonly actions: readonly TripAction[];
  /** of what is scanned; offered as long as the journey is to come */
  readonly wallets?: readonly TripWallet[];
}

export interface Reader {
  readonly language: Language;
  readonly now: number;
}

/** Throws for a booking that cannot be read. */
export type TellBooking = (booking: Booking, reader: Reader) => Promise<ToldBooking> | ToldBooking;

/** A page that the vertical publishes under a name. */
export const pageAction = <Kind extends TripAction['kind'] | TripWallet['kind']>(
  kind: Kind,
  route: string,
  query: Readonly<Record<string, string>>,
): TripTarget & { kind: Kind } => ({ kind, url: null, route, query: { ...query } });

/** A file of ours. */
export const fileAction = <Kind extends TripAction['kind'] | TripWallet['kind']>(
  kind: Kind,
  url: string,
): TripTarget & { kind: Kind } => ({
  kind,
  url,
  route: null,
  query: {},
});

/** The papers of a booking that has them. */
export const documentActions = (
  papers: { readonly voucher: string; readonly calendar: string } | null,
): TripAction[] =>
  papers === null
    ? []
    : [fileAction('ticket', papers.voucher), fileAction('calendar', papers.calendar)];

/** What a list says of a change that the carrier made by itself. */
export const newsOf = (state: string | undefined): TripBooking['news'] =>
  state === 'open' || state === 'told' ? state : null;

export type TripBucket = Trip['bucket'];
