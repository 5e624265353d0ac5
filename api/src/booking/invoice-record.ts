import type { Language } from '@wayfare/domain';
import * as v from 'valibot';
import { parseStored } from '../platform/records/record-codec';

export const BuyerSchema = v.object({
  company: v.string(),
  street: v.string(),
  houseNumber: v.string(),
  postcode: v.string(),
  city: v.string(),
  country: v.string(),
  vatNumber: v.string(),
  reference: v.string(),
});
export type Buyer = v.InferOutput<typeof BuyerSchema>;

const SellerSchema = v.object({
  name: v.string(),
  address: v.array(v.string()),
  vatNumber: v.string(),
  registration: v.string(),
});

const ContentSchema = v.object({
  version: v.literal(1),
  vertical: v.string(),
  reference: v.string(),
  what: v.string(),
  days: v.string(),
  lines: v.array(v.object({ label: v.string(), cents: v.number() })),
});

interface Row {
  readonly number: string;
  readonly kind: 'invoice' | 'credit';
  readonly bookingId: string;
  readonly ofNumber: string | null;
  readonly language: Language;
  readonly issuedOn: string;
  readonly issuedAt: Date;
  readonly buyer: unknown;
  readonly seller: unknown;
  readonly content: unknown;
  readonly total: number;
}

export interface Invoice extends Omit<Row, 'buyer' | 'seller' | 'content'> {
  readonly buyer: Buyer;
  readonly seller: v.InferOutput<typeof SellerSchema> | null;
  readonly content: v.InferOutput<typeof ContentSchema>;
}

export function toInvoice(row: Row): Invoice {
  const place = { table: 'invoices', id: row.number };
  const { buyer, seller, content } = parseStored(
    v.object({ buyer: BuyerSchema, seller: v.nullable(SellerSchema), content: ContentSchema }),
    row,
    place,
  );
  const { number, kind, bookingId, ofNumber, language, issuedOn, issuedAt, total } = row;
  return {
    ...{ number, kind, bookingId, ofNumber, language, issuedOn, issuedAt, total },
    ...{ buyer, seller, content },
  };
}

export function toBuyer(kept: unknown): Buyer | null {
  const parsed = v.safeParse(BuyerSchema, kept);
  return parsed.success ? parsed.output : null;
}
