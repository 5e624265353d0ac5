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

/** By the clock of the place; time optional. */
export interface ToldMoment {
  readonly local: string;
  readonly timeZone: string;
  readonly place: TripPlace;
}

export interface ToldEntry extends Pick<
  TripEntry,
  'form' | 'icon' | 'title' | 'facts' | 'picture'
> {
  readonly part: string;
  /** same for things sold as one journey, such as a flight there and back */
  readonly journey: string;
  readonly start: ToldMoment;
  readonly end: ToldMoment;
}

export interface ToldBooking extends Pick<
  TripBooking,
  'references' | 'travellers' | 'payBefore' | 'total'
> {
  /** what is still to come, else all; never empty */
  readonly entries: readonly ToldEntry[];
  readonly news: TripBooking['news'];
  readonly actions: readonly TripAction[];
  /** offered until the journey is over */
  readonly wallets?: readonly TripWallet[];
}

export interface Reader {
  readonly language: Language;
  readonly now: number;
}

export type TellBooking = (booking: Booking, reader: Reader) => Promise<ToldBooking> | ToldBooking;

export const pageAction = <Kind extends TripAction['kind'] | TripWallet['kind']>(
  kind: Kind,
  route: string,
  query: Readonly<Record<string, string>>,
): TripTarget & { kind: Kind } => ({ kind, url: null, route, query: { ...query } });

export const fileAction = <Kind extends TripAction['kind'] | TripWallet['kind']>(
  kind: Kind,
  url: string,
): TripTarget & { kind: Kind } => ({
  kind,
  url,
  route: null,
  query: {},
});

export const documentActions = (
  papers: { readonly voucher: string; readonly calendar: string } | null,
): TripAction[] =>
  papers === null
    ? []
    : [fileAction('ticket', papers.voucher), fileAction('calendar', papers.calendar)];

export const newsOf = (state: string | undefined): TripBooking['news'] =>
  state === 'open' || state === 'told' ? state : null;

export type TripBucket = Trip['bucket'];
