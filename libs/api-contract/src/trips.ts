import * as v from 'valibot';
import { BookingStatusSchema } from './bookings';
import { AmountSchema, ImageSchema } from './hotels';
import { LanguageSchema } from './places';
import { FailedBookingSchema } from './travel-bookings';

/* `POST /api/bookings/trips`: bookings of every product, grouped (decision 0086). */

/** Product-independent; readers skip unknown ones. */
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

/** `url`: a file or page of ours; `route`: a page that the vertical publishes. */
const Target = {
  url: v.nullable(v.string()),
  route: v.nullable(v.string()),
  query: v.record(v.string(), v.string()),
};
const TripActionSchema = v.object({ kind: v.picklist(TRIP_ACTIONS), ...Target });
export type TripAction = v.InferOutput<typeof TripActionSchema>;
export type TripTarget = Omit<TripAction, 'kind'>;

const TripWalletSchema = v.object({
  kind: v.picklist(['appleWallet', 'googleWallet']),
  ...Target,
});
export type TripWallet = v.InferOutput<typeof TripWalletSchema>;

/** Local date or date-time: `2026-12-10` or `2026-12-10T09:35`. */
const TripMomentSchema = v.object({ local: v.string(), timeZone: v.string(), place: v.string() });
export type TripMoment = v.InferOutput<typeof TripMomentSchema>;

const TripEntrySchema = v.object({
  id: v.string(),
  booking_id: v.string(),
  form: v.picklist(['ride', 'stay', 'days']),
  icon: v.picklist(['plane', 'train', 'bed', 'ticket']),
  title: v.string(),
  start: TripMomentSchema,
  end: TripMomentSchema,
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
  references: v.array(v.object({ issuer: v.string(), value: v.string() })),
  travellers: v.array(v.string()),
  /** schedule change; `open` waits for an answer */
  news: v.nullable(v.picklist(['open', 'told'])),
  /** deadline of a hold: instant and display zone */
  payBefore: v.nullable(v.object({ at: v.string(), timeZone: v.string() })),
  next: TripActionSchema,
  others: v.array(TripActionSchema),
  /** those with a signing key; missing in older API answers */
  wallets: v.optional(v.array(TripWalletSchema)),
});
export type TripBooking = v.InferOutput<typeof TripBookingSchema>;

const TRIP_BUCKETS = ['incoming', 'expired', 'canceled', 'none'] as const;

export const TripSchema = v.object({
  /** that of its first entry; any entry's finds it too */
  id: v.string(),
  /** by `?filter=` of the list; `none` never came about */
  bucket: v.picklist(TRIP_BUCKETS),
  /** in travel order; never empty */
  places: v.array(v.string()),
  from: v.object({ day: v.string(), timeZone: v.string() }),
  until: v.object({ day: v.string(), timeZone: v.string() }),
  entries: v.array(TripEntrySchema),
  bookings: v.array(TripBookingSchema),
  /** whole trip as one calendar file, by signed keys; null without a confirmed entry */
  calendar: v.nullable(v.string()),
});
export type Trip = v.InferOutput<typeof TripSchema>;

export const TripsRequestSchema = v.object({ language: v.optional(LanguageSchema, 'en') });
export type TripsRequest = v.InferInput<typeof TripsRequestSchema>;

export const TripsResultSchema = v.object({
  /** upcoming soonest first, then past latest first */
  trips: v.array(TripSchema),
  failed: v.array(FailedBookingSchema),
  verticals: v.array(v.string()),
});
export type Trips = v.InferOutput<typeof TripsResultSchema>;
