import * as v from 'valibot';
import { AmountSchema } from './hotels';
import { InvoiceDetailsSchema } from './invoice-details';
import { LanguageSchema } from './places';

/* Invoices of bookings: decision 0083. */

const BookingIdSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(80));
const Language = v.optional(LanguageSchema, 'en');

/** One document as it was issued; it never changes. */
export const InvoicePaperSchema = v.object({
  /** such as `WF2026-000017`, or `WFC2026-000003` of a credit note */
  number: v.string(),
  kind: v.picklist(['invoice', 'credit']),
  /** the day, by the clock of the site's place */
  issuedOn: v.string(),
  /** negative for a credit note */
  total: AmountSchema,
  currency: v.literal('EUR'),
  /** what was bought, in the booking's language */
  what: v.string(),
  vertical: v.string(),
  booking_id: v.string(),
  /** of the booking */
  reference: v.string(),
  company: v.string(),
  ownReference: v.string(),
  /** of a credit note: the invoice that it is about */
  of: v.nullable(v.string()),
  /** path of the PDF with a key of its own, good for a day */
  document: v.string(),
});
export type InvoicePaper = v.InferOutput<typeof InvoicePaperSchema>;

/** Why no invoice can be made of a booking, now or at all. */
const INVOICE_OBSTACLES = ['underWay', 'notPaid', 'paidAtProperty', 'nothingLeft'] as const;
export type InvoiceObstacle = (typeof INVOICE_OBSTACLES)[number];

/** What a form can be filled in with. */
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

/** `POST /api/bookings/invoice`: for whoever made the booking, and for a session that found it by its PIN. Anybody else's is NOT_FOUND. */
export const InvoiceStateRequestSchema = v.strictObject({
  booking_id: BookingIdSchema,
  language: Language,
});
export type InvoiceStateRequest = v.InferInput<typeof InvoiceStateRequestSchema>;
export const InvoiceStateSchema = v.object({
  booking_id: v.string(),
  reference: v.string(),
  vertical: v.string(),
  /** null where an invoice can be made, or the one there is can be corrected */
  obstacle: v.nullable(v.picklist(INVOICE_OBSTACLES)),
  /** more came back than credit notes say: `POST /api/bookings/credit-note` makes one */
  creditDue: v.boolean(),
  /** who the invoice that stands is made out to, else the company of the account; null where nothing is known */
  details: v.nullable(FilledInSchema),
  /** the invoice that stands; null before the first one and after all of it was credited */
  current: v.nullable(v.string()),
  /** what the register said of the VAT number just now: null where none was asked for or nobody is asked */
  vatVerified: v.nullable(v.boolean()),
  /** the latest first */
  papers: v.array(InvoicePaperSchema),
});
export type InvoiceState = v.InferOutput<typeof InvoiceStateSchema>;

/**
 * `PUT /api/bookings/invoice`: the booking's invoice is made out to these details. The first time it is issued; when the details
 * or the amounts are others than before, a credit note takes the former back and a new one is issued; else nothing happens.
 */
export const InvoiceRequestSchema = v.strictObject({
  booking_id: BookingIdSchema,
  details: InvoiceDetailsSchema,
  language: Language,
});
export type InvoiceRequest = v.InferInput<typeof InvoiceRequestSchema>;

/** `GET /api/account/company`; null while nothing is kept. */
export const CompanySchema = v.object({ details: v.nullable(FilledInSchema) });
export type Company = v.InferOutput<typeof CompanySchema>;
/** `PUT /api/account/company`: kept to fill in forms with; null forgets it. */
export const CompanyRequestSchema = v.strictObject({
  details: v.nullable(InvoiceDetailsSchema),
  language: Language,
});
export type CompanyRequest = v.InferInput<typeof CompanyRequestSchema>;

const MonthSchema = v.pipe(v.string(), v.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/));

/** `GET /api/account/invoices`: of all bookings of the account, the latest first. */
export const InvoiceListSchema = v.object({
  papers: v.array(InvoicePaperSchema),
  /** for each month that has some, the path of a PDF of all of them with a key of its own, good for a day; `&language=nl` says that of its list */
  months: v.optional(v.array(v.object({ month: MonthSchema, document: v.string() }))),
});
export type InvoiceList = v.InferOutput<typeof InvoiceListSchema>;

/** `POST /api/account/invoices/export`: a month's documents as CSV (RFC 4180, UTF-8 with a byte order mark, headings in `language`). */
export const InvoiceExportRequestSchema = v.strictObject({
  month: MonthSchema,
  language: Language,
});
export type InvoiceExportRequest = v.InferInput<typeof InvoiceExportRequestSchema>;
export const InvoiceExportSchema = v.object({ name: v.string(), content: v.string() });
export type InvoiceExport = v.InferOutput<typeof InvoiceExportSchema>;
