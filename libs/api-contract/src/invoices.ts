import * as v from 'valibot';
import { AmountSchema } from './hotels';
import { InvoiceDetailsSchema } from './invoice-details';
import { LanguageSchema } from './places';

const BookingIdSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(80));
const Language = v.optional(LanguageSchema, 'en');

export const InvoicePaperSchema = v.object({
  number: v.string(),
  kind: v.picklist(['invoice', 'credit']),
  /** site-local day */
  issuedOn: v.string(),
  /** negative for a credit note */
  total: AmountSchema,
  currency: v.literal('EUR'),
  what: v.string(),
  vertical: v.string(),
  booking_id: v.string(),
  reference: v.string(),
  company: v.string(),
  ownReference: v.string(),
  /** credit note: number of its invoice */
  of: v.nullable(v.string()),
  /** PDF path with a signed key, valid for a day */
  document: v.string(),
});
export type InvoicePaper = v.InferOutput<typeof InvoicePaperSchema>;

const INVOICE_OBSTACLES = ['underWay', 'notPaid', 'paidAtProperty', 'nothingLeft'] as const;
export type InvoiceObstacle = (typeof INVOICE_OBSTACLES)[number];

const FilledInSchema = v.object({
  company: v.string(),
  street: v.string(),
  houseNumber: v.string(),
  postcode: v.string(),
  city: v.string(),
  country: v.string(),
  vatNumber: v.string(),
  reference: v.string(),
});

/** `POST /api/bookings/invoice`: for the booker, or a session that found it by PIN; NOT_FOUND otherwise. */
export const InvoiceStateRequestSchema = v.strictObject({
  booking_id: BookingIdSchema,
  language: Language,
});
export type InvoiceStateRequest = v.InferInput<typeof InvoiceStateRequestSchema>;
export const InvoiceStateSchema = v.object({
  booking_id: v.string(),
  reference: v.string(),
  vertical: v.string(),
  obstacle: v.nullable(v.picklist(INVOICE_OBSTACLES)),
  /** refunds exceed credit notes: `POST /api/bookings/credit-note` issues one */
  creditDue: v.boolean(),
  details: v.nullable(FilledInSchema),
  /** the standing invoice; null before the first and after a full credit */
  current: v.nullable(v.string()),
  vatVerified: v.nullable(v.boolean()),
  papers: v.array(InvoicePaperSchema),
});
export type InvoiceState = v.InferOutput<typeof InvoiceStateSchema>;

/** `PUT /api/bookings/invoice`: issues, or credits and reissues on changed details or amounts; else idempotent. */
export const InvoiceRequestSchema = v.strictObject({
  booking_id: BookingIdSchema,
  details: InvoiceDetailsSchema,
  language: Language,
});
export type InvoiceRequest = v.InferInput<typeof InvoiceRequestSchema>;

export const CompanySchema = v.object({ details: v.nullable(FilledInSchema) });
export type Company = v.InferOutput<typeof CompanySchema>;
/** `PUT /api/account/company`: prefills forms; null forgets it. */
export const CompanyRequestSchema = v.strictObject({
  details: v.nullable(InvoiceDetailsSchema),
  language: Language,
});
export type CompanyRequest = v.InferInput<typeof CompanyRequestSchema>;

const MonthSchema = v.pipe(v.string(), v.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/));

export const InvoiceListSchema = v.object({
  papers: v.array(InvoicePaperSchema),
  /** month's PDF by a signed key, valid for a day; `&language=nl` sets the list's language */
  months: v.optional(v.array(v.object({ month: MonthSchema, document: v.string() }))),
});
export type InvoiceList = v.InferOutput<typeof InvoiceListSchema>;

/** `POST /api/account/invoices/export`: month as CSV (RFC 4180, UTF-8 with BOM, headings in `language`). */
export const InvoiceExportRequestSchema = v.strictObject({
  month: MonthSchema,
  language: Language,
});
export type InvoiceExportRequest = v.InferInput<typeof InvoiceExportRequestSchema>;
export const InvoiceExportSchema = v.object({ name: v.string(), content: v.string() });
export type InvoiceExport = v.InferOutput<typeof InvoiceExportSchema>;
