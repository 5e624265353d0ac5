import type { IsoDate, PartyOccupancy } from '@wayfare/domain';
import * as v from 'valibot';
import { BOARDS, STAY_PAYMENT_TYPES } from '../../ports/stay-supplier';
import type { StayQuote, StayRate } from '../../ports/stay-supplier';
import { asItWas, listOf, recordCodec } from '../../records/record-codec';
import type { Booking } from '../bookings/booking';
import type { QuoteRow } from '../bookings/bookings.repository';
import { DaySchema, TimeZoneSchema } from '../bookings/journey-times';
import type { StayCents } from './stay-ledger';
import { memberDiscount } from './stay-ledger';

const Version = { version: v.literal(2) };

const CentsSchema = v.object({
  base: v.number(),
  tax: v.number(),
  fee: v.number(),
  dueAtProperty: v.number(),
  discount: v.number(),
}) satisfies v.GenericSchema<unknown, StayCents>;

const Offer = {
  hotelId: v.string(),
  timeZone: TimeZoneSchema,
  supplierQuote: v.string(),
  checkIn: DaySchema,
  checkOut: DaySchema,
  occupancies: listOf(v.object({ paxes: v.array(v.object({ age: v.number() })) })),
  roomName: v.string(),
  roomCapacity: v.nullable(v.number()),
  board: v.picklist(BOARDS),
  onRequest: v.boolean(),
  paymentType: v.picklist(STAY_PAYMENT_TYPES),
  cents: CentsSchema,
  depositCents: v.nullable(v.number()),
  /** the supplier's total, which its refunds are parts of */
  publicCents: v.number(),
  isMemberPrice: v.boolean(),
  freeCancellationUntil: v.nullable(v.string()),
  refunds: listOf(v.object({ before: v.string(), cents: v.number() })),
  expiresAt: v.string(),
};

/** A form's rules may become stricter; what was booked by the former ones stays readable. */
const HolderSchema = v.object({
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  confirmEmail: v.string(),
  mainGuest: v.picklist(['self', 'other']),
  guest: v.nullable(v.object({ firstName: v.string(), lastName: v.string() })),
  specialRequest: v.string(),
  country: v.string(),
  phone: v.string(),
  documentType: v.string(),
  /** sealed by `documentNumbers`; '' once it was removed */
  document: v.string(),
});

const StayOfferSchema = v.object({ ...Version, ...Offer });
const StayBookingSchema = v.object({ ...Version, ...Offer, holder: HolderSchema, timing: v.picklist(['now', 'later', 'property']) });

/** A quoted stay as the database keeps it: amounts in cents, instants as ISO texts, nothing in a language. */
export type StayOfferRecord = Readonly<v.InferOutput<typeof StayOfferSchema>>;
/** A booking's own part of the row: the stay, who booked it and how it is paid. */
export type StayBookingRecord = Readonly<v.InferOutput<typeof StayBookingSchema>>;

const offers = recordCodec({ schema: StayOfferSchema, upgrades: [asItWas] });
const stays = recordCodec({ schema: StayBookingSchema, upgrades: [asItWas] });

/** The quoted stay of a row of `quotes`; throws StoredRecordError. */
export const stayOfferOf = ({ id, offer }: Pick<QuoteRow, 'id' | 'offer'>): StayOfferRecord => offers.read(offer, { table: 'quotes', id });

/** The stay of a row of `bookings`; throws StoredRecordError. */
export const stayOf = ({ id, details }: Pick<Booking, 'id' | 'details'>): StayBookingRecord => stays.read(details, { table: 'bookings', id });

interface Asked {
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
  readonly occupancies: readonly PartyOccupancy[];
  readonly timeZone: string;
  readonly isMember: boolean;
}

function centsOf({ price, memberDeal }: StayRate, isMember: boolean): StayCents {
  const discount = memberDeal && isMember ? memberDiscount(price.total).amount : 0;
  return { base: price.base.amount, tax: price.tax.amount, fee: price.fee.amount, dueAtProperty: price.dueAtProperty.amount, discount };
}

/** What of a supplier's quote is kept. */
export function offerRecord({ id, hotelId, rate, deposit }: StayQuote, { isMember, ...asked }: Asked, expiresAt: Date): StayOfferRecord {
  const cents = centsOf(rate, isMember);
  return {
    version: 2,
    hotelId,
    ...asked,
    supplierQuote: id,
    roomName: rate.roomName,
    roomCapacity: rate.roomCapacity,
    board: rate.board,
    onRequest: rate.onRequest,
    paymentType: rate.paymentType,
    cents,
    depositCents: deposit?.amount ?? null,
    publicCents: rate.price.total.amount,
    isMemberPrice: cents.discount > 0,
    freeCancellationUntil: rate.freeCancellationUntil?.toISOString() ?? null,
    refunds: rate.refunds.map(({ before, amount }) => ({ before: before.toISOString(), cents: amount.amount })),
    expiresAt: expiresAt.toISOString(),
  };
}
