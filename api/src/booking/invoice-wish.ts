import * as v from 'valibot';
import { recordCodec } from '../platform/records/record-codec';
import { BuyerSchema } from './invoice-record';
import type { Booking } from './booking';

const WishSchema = v.object({
  version: v.literal(1),
  buyer: BuyerSchema,
  /** the register's answer at checkout; null where no number was given or no register is asked */
  vatVerified: v.nullable(v.boolean()),
});

/** Who the invoice is made out to (decision 0096). */
export type InvoiceWish = v.InferOutput<typeof WishSchema>;

const wishes = recordCodec({ schema: WishSchema, upgrades: [] });

export const wishOf = ({
  id,
  invoiceDetails,
}: Pick<Booking, 'id' | 'invoiceDetails'>): InvoiceWish | null =>
  invoiceDetails === null ? null : wishes.read(invoiceDetails, { table: 'bookings', id });
