import { ASSISTANCE } from '@wayfare/api-contract/guest';
import * as v from 'valibot';
import { BOARDS, STAY_PAYMENT_TYPES } from '../../ports/stay-supplier';
import { asItWas, listOf, recordCodec } from '../../platform/records/record-codec';
import type { Booking } from '../../booking/booking';
import type { QuoteRow } from '../../booking/bookings.repository';
import { DaySchema, TimeZoneSchema } from '../../booking/journey-times';
import type { StayCents } from './stay-ledger';
import { FIRST_PROVIDER } from './stay-providers';

const Version = { version: v.literal(3) };

const CentsSchema = v.object({
  base: v.number(),
  tax: v.number(),
  fee: v.number(),
  dueAtProperty: v.number(),
  discount: v.number(),
}) satisfies v.GenericSchema<unknown, StayCents>;

const PartSchema = v.object({
  /** room numbers from 1 */
  rooms: listOf(v.number()),
  provider: v.optional(v.string(), FIRST_PROVIDER),
  supplierQuote: v.string(),
  roomName: v.string(),
  roomCapacity: v.nullable(v.number()),
  board: v.picklist(BOARDS),
  onRequest: v.boolean(),
  paymentType: v.picklist(STAY_PAYMENT_TYPES),
  cents: CentsSchema,
  depositCents: v.nullable(v.number()),
  /** the supplier's total, base of its refunds */
  publicCents: v.number(),
  freeCancellationUntil: v.nullable(v.string()),
  refunds: listOf(v.object({ before: v.string(), cents: v.number() })),
  /** null until booked; a single-part stay uses the row's own column */
  booked: v.nullable(v.object({ id: v.string(), reference: v.nullable(v.string()) })),
});

const Offer = {
  hotelId: v.string(),
  timeZone: TimeZoneSchema,
  checkIn: DaySchema,
  checkOut: DaySchema,
  occupancies: listOf(v.object({ paxes: v.array(v.object({ age: v.number() })) })),
  /** sold one by one, in this order (decision 0045) */
  parts: v.pipe(listOf(PartSchema), v.minLength(1)),
  expiresAt: v.string(),
};

const NamesSchema = v.object({ firstName: v.string(), lastName: v.string() });

/** Laxer than the form: old rows stay readable under stricter rules. */
const HolderSchema = v.object({
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  confirmEmail: v.string(),
  mainGuest: v.picklist(['self', 'other']),
  guest: v.nullable(NamesSchema),
  roomGuests: listOf(NamesSchema),
  assistance: listOf(v.picklist(ASSISTANCE)),
  specialRequest: v.string(),
  country: v.string(),
  phone: v.string(),
  documentType: v.string(),
  /** sealed by `documentNumbers`; '' once removed */
  document: v.string(),
});

const StayOfferSchema = v.object({ ...Version, ...Offer });
const StayBookingSchema = v.object({
  ...Version,
  ...Offer,
  holder: HolderSchema,
  timing: v.picklist(['now', 'later', 'property']),
});

/** Cents, ISO instants, nothing in a language. */
export type StayOfferRecord = Readonly<v.InferOutput<typeof StayOfferSchema>>;
export type StayBookingRecord = Readonly<v.InferOutput<typeof StayBookingSchema>>;

export type StayPart = StayOfferRecord['parts'][number];

const PART_FIELDS = [
  'supplierQuote',
  'roomName',
  'roomCapacity',
  'board',
  'onRequest',
  'paymentType',
  'cents',
  'depositCents',
  'publicCents',
  'freeCancellationUntil',
  'refunds',
] as const;

/** Version 2 had one rate for all rooms. */
function inParts(old: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const rooms = Array.isArray(old['occupancies'])
    ? old['occupancies'].map((_room, index) => index + 1)
    : [];
  const part = Object.fromEntries(PART_FIELDS.map((field) => [field, old[field]]));
  const rest = Object.entries(old).filter(
    ([field]) => !PART_FIELDS.some((known) => known === field),
  );
  return { ...Object.fromEntries(rest), parts: [{ rooms, ...part, booked: null }] };
}

/** Version 2 had one guest and no assistance. */
const withRoomGuests = (old: Readonly<Record<string, unknown>>) => ({
  ...old,
  holder: { ...Object(old['holder']), roomGuests: [], assistance: [] },
});

const offers = recordCodec({ schema: StayOfferSchema, upgrades: [asItWas, inParts] });
const stays = recordCodec({
  schema: StayBookingSchema,
  upgrades: [asItWas, (old) => withRoomGuests(inParts(old))],
});

/** Throws StoredRecordError. */
export const stayOfferOf = ({ id, offer }: Pick<QuoteRow, 'id' | 'offer'>): StayOfferRecord =>
  offers.read(offer, { table: 'quotes', id });

/** Throws StoredRecordError. */
export const stayOf = ({ id, details }: Pick<Booking, 'id' | 'details'>): StayBookingRecord =>
  stays.read(details, { table: 'bookings', id });
