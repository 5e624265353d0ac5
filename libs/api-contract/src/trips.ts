import * as v from 'valibot';
import { BookingStatusSchema } from './bookings';
import { AmountSchema, ImageSchema } from './hotels';
import { LanguageSchema } from './places';
import { FailedBookingSchema } from './travel-bookings';

/* `POST /api/bookings/trips`: all bookings of whoever asks, in trips, of whatever product (decision 0086). */

/** What can be done with a booking, the same for every product; a reader leaves out what it does not know. */
const TRIP_ACTIONS = [
  'pay',
  'answer',
  'ticket',
  'view',
  'calendar',
  'change',
  'names',
  'cancel',
] as const;

/** Either a file or a page of ours under `url`, or a page that the booking's vertical publishes as `route`. */
const Target = {
  url: v.nullable(v.string()),
  route: v.nullable(v.string()),
  query: v.record(v.string(), v.string()),
};
const TripActionSchema = v.object({ kind: v.picklist(TRIP_ACTIONS), ...Target });
export type TripAction = v.InferOutput<typeof TripActionSchema>;
export type TripTarget = Omit<TripAction, 'kind'>;

/** What puts tickets into a wallet of a telephone: straight where there is one, else the page that has all of them. */
const TripWalletSchema = v.object({
  kind: v.picklist(['appleWallet', 'googleWallet']),
  ...Target,
});
export type TripWallet = v.InferOutput<typeof TripWalletSchema>;

/** A day, or a day with a time, by the clock of its place: `2026-12-10` or `2026-12-10T09:35`. */
const TripMomentSchema = v.object({ local: v.string(), timeZone: v.string(), place: v.string() });
export type TripMoment = v.InferOutput<typeof TripMomentSchema>;

/** One thing of a trip: a ride from a place to another, a stay at one, or days on which something is valid. */
const TripEntrySchema = v.object({
  id: v.string(),
  booking_id: v.string(),
  form: v.picklist(['ride', 'stay', 'days']),
  /** what it is drawn as where it has no picture */
  icon: v.picklist(['plane', 'train', 'bed', 'ticket']),
  title: v.string(),
  start: TripMomentSchema,
  end: TripMomentSchema,
  /** more about it, in words */
  facts: v.array(v.string()),
  picture: v.nullable(ImageSchema),
});
export type TripEntry = v.InferOutput<typeof TripEntrySchema>;

const TripBookingSchema = v.object({
  booking_id: v.string(),
  vertical: v.string(),
  reference: v.string(),
  status: BookingStatusSchema,
  total: AmountSchema,
  /** by which a carrier or property knows it */
  references: v.array(v.object({ issuer: v.string(), value: v.string() })),
  travellers: v.array(v.string()),
  /** what a carrier changed by itself; `open` waits for an answer */
  news: v.nullable(v.picklist(['open', 'told'])),
  /** an instant, with the zone to show it in; of what is held and not yet paid */
  payBefore: v.nullable(v.object({ at: v.string(), timeZone: v.string() })),
  /** what its owner most likely wants to do now */
  next: TripActionSchema,
  others: v.array(TripActionSchema),
  /** those that the site can sign for now; missing in answers of an API of before */
  wallets: v.optional(v.array(TripWalletSchema)),
});
export type TripBooking = v.InferOutput<typeof TripBookingSchema>;

const TRIP_BUCKETS = ['incoming', 'expired', 'canceled', 'none'] as const;

export const TripSchema = v.object({
  /** that of its first entry; any entry's finds it too */
  id: v.string(),
  /** by `?filter=` of the list; `none` never came about */
  bucket: v.picklist(TRIP_BUCKETS),
  /** where one goes, in order; never empty */
  places: v.array(v.string()),
  from: v.object({ day: v.string(), timeZone: v.string() }),
  until: v.object({ day: v.string(), timeZone: v.string() }),
  /** in the order of time */
  entries: v.array(TripEntrySchema),
  bookings: v.array(TripBookingSchema),
  /** all of it as one calendar file, by signed keys; null where nothing of it is confirmed */
  calendar: v.nullable(v.string()),
});
export type Trip = v.InferOutput<typeof TripSchema>;

export const TripsRequestSchema = v.object({ language: v.optional(LanguageSchema, 'en') });
export type TripsRequest = v.InferInput<typeof TripsRequestSchema>;

export const TripsResultSchema = v.object({
  /** coming ones the next first, then the others the latest first */
  trips: v.array(TripSchema),
  failed: v.array(FailedBookingSchema),
  /** whose bookings are in it; one that failed or took too long is not */
  verticals: v.array(v.string()),
});
export type Trips = v.InferOutput<typeof TripsResultSchema>;
