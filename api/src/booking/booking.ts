import type { BookingStatus, FailureReason, HotelBooking } from '@wayfare/api-contract';
import * as v from 'valibot';
import type { bookings } from '../platform/db/schema/bookings';
import { asItWas, listOf, parseStored, recordCodec } from '../platform/records/record-codec';

/** States; `workflow.ts` has each one's step. Usual: awaiting_payment, requoting, booking, settling, confirmed. */
export const STATES = [
  'awaiting_payment',
  'requoting',
  'booking',
  'verifying',
  'pending',
  'held',
  'settling',
  'confirmed',
  'charging',
  'unbooking',
  'releasing',
  'watching',
  'cancelling',
  'refunding',
  'awaiting_card',
  'paying',
  'changing',
  'settling_change',
  'freeing',
  'done',
] as const;
export type BookingState = (typeof STATES)[number];

export type PaymentState = HotelBooking['payment']['state'];

export type MailKind =
  | 'confirmed'
  | 'pending'
  | 'failed'
  | 'refunded'
  | 'canceled'
  /** by somebody at the desk, of a booking that goes on or is over */
  | 'givenBack'
  | 'charged'
  | 'chargeFailed'
  | 'held'
  | 'lapsed'
  | 'changed'
  | 'changeFailed'
  | 'renamed'
  | 'carrierChange'
  | 'carrierAccepted';

const AmendmentSchema = v.object({
  version: v.literal(2),
  kind: v.picklist(['payment', 'change']),
  quoteId: v.string(),
  /** cents; negative is refunded */
  amount: v.number(),
  plan: v.unknown(),
});

export type Amendment = Readonly<v.InferOutput<typeof AmendmentSchema>>;

const ChargesSchema = listOf(
  v.pipe(
    v.object({ intent: v.string(), captured: v.number(), refunded: v.number() }),
    v.readonly(),
  ),
);

const amendments = recordCodec({ schema: AmendmentSchema, upgrades: [asItWas] });

type Row = typeof bookings.$inferSelect;

/** Amounts are cents. */
export interface Booking extends Omit<
  Row,
  'state' | 'status' | 'reason' | 'paymentState' | 'amendment' | 'charges'
> {
  readonly state: BookingState;
  readonly status: BookingStatus;
  readonly reason: FailureReason | null;
  readonly paymentState: PaymentState;
  readonly amendment: Amendment | null;
  readonly charges: v.InferOutput<typeof ChargesSchema>;
}

export type BookingChanges = Partial<
  Pick<
    Booking,
    | 'details'
    | 'total'
    | 'dueNow'
    | 'dueLater'
    | 'chargeAt'
    | 'status'
    | 'reason'
    | 'paymentState'
    | 'intentId'
    | 'charges'
    | 'captured'
    | 'refunded'
    | 'refundDue'
    | 'chargeTries'
    | 'heldUntil'
    | 'amendment'
    | 'carrierChange'
    | 'carrierLookAt'
    | 'supplierQuote'
    | 'supplierBooking'
    | 'supplierReference'
    | 'watch'
  >
>;

export type Decision =
  | {
      readonly to: BookingState;
      readonly changes?: BookingChanges;
      /** null rests until somebody wakes it; at once without */ readonly runAt?: Date | null;
      readonly mail?: MailKind;
      /** what the mail is about, when it may be written for each of several */ readonly about?: string;
    }
  | { readonly againIn: number };

function chargesOf({ id, charges }: Row): Booking['charges'] {
  return parseStored(v.object({ charges: ChargesSchema }), { charges }, { table: 'bookings', id })
    .charges;
}

/** Amendment and charges parse lazily, so that an unreadable one fails alone (StoredRecordError). */
export const toBooking = (row: Row): Booking => {
  const booking = { ...row } as Booking;
  let charges: Booking['charges'] | undefined;
  return Object.defineProperties(booking, {
    amendment: {
      enumerable: true,
      get: () =>
        row.amendment === null
          ? null
          : amendments.read(row.amendment, { table: 'bookings', id: row.id }),
    },
    charges: { enumerable: true, get: () => (charges ??= chargesOf(row)) },
  });
};

export const planOf = <Plan>(
  { id, amendment }: Pick<Booking, 'id' | 'amendment'>,
  schema: v.GenericSchema<unknown, Plan>,
): Plan =>
  parseStored(
    v.object({ amendment: v.object({ plan: schema }) }),
    { amendment },
    { table: 'bookings', id },
  ).amendment.plan;
