import * as v from 'valibot';
import { recordCodec } from '../platform/records/record-codec';
import { BuyerSchema } from './invoice-record';
import type { Booking } from './booking';

const WishSchema = v.object({
  version: v.literal(1),
  buyer: BuyerSchema,
  /** what the register said of the VAT number at checkout: null where none was asked for or nobody is asked */
  vatVerified: v.nullable(v.boolean()),
});

/** Who a traveller wants the invoice made out to, as the checkout asked for it (decision 0096). */
export type InvoiceWish = v.InferOutput<typeof WishSchema>;

const wishes = recordCodec({ schema: WishSchema, upgrades: [] });

/** Null for a booking that nobody wanted an invoice of; throws StoredRecordError. */
export const wishOf = ({
  id,
  invoiceDetails,
}: Pick<Booking, 'id' | 'invoiceDetails'>): InvoiceWish | null =>
  invoiceDetails === null ? null : wishes.read(invoiceDetails, { table: 'bookings', id });
