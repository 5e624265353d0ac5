import {
  company,
  exportInvoices,
  invoiceList,
  invoiceState,
  makeCreditNote,
  makeInvoice,
  saveCompany,
} from '@wayfare/api-contract';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@wayfare/domain';
import {
  CompanyRequestSchema,
  CompanySchema,
  InvoiceExportRequestSchema,
  InvoiceExportSchema,
  InvoiceListSchema,
  InvoiceRequestSchema,
  InvoiceStateRequestSchema,
  InvoiceStateSchema,
} from '@wayfare/api-contract/schemas';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { Database } from '../platform/db/database';
import { requireUser, requirePrincipal } from '../platform/http/authenticate';
import { fileAnswer } from '../platform/http/openapi';
import { Problem } from '../platform/http/problem';
import { NothingSchema, route } from '../platform/http/route';
import type { RequestContext } from '../platform/http/route';
import { invoicePdf, monthPdf } from '../booking/documents/invoices/invoice-pdf';
import type { KeySet } from '../platform/keys/key-set';
import { numberOfKey, ownerOfMonthKey } from './invoice-keys';
import { findInvoice, invoicesOfOwner } from './invoices.repository';
import type { InvoicesService } from './invoices.service';
import type { OwnInvoicesService } from './own-invoices.service';

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  readonly keys: KeySet;
  readonly invoices: InvoicesService;
  readonly own: OwnInvoicesService;
  readonly guessesPerMinute: number;
}

const ParamsSchema = v.object({ number: v.pipe(v.string(), v.maxLength(40)) });
const QuerySchema = v.object({ key: v.optional(v.pipe(v.string(), v.maxLength(2000)), '') });
const AskedSchema = v.object({ params: ParamsSchema, query: QuerySchema });
const MonthParamsSchema = v.object({
  month: v.pipe(v.string(), v.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)),
});
const MonthQuerySchema = v.object({
  ...QuerySchema.entries,
  language: v.optional(v.picklist(LANGUAGES), DEFAULT_LANGUAGE),
});
const MonthAskedSchema = v.object({ params: MonthParamsSchema, query: MonthQuerySchema });

function ofBookings(api: FastifyInstance, { invoices, guessesPerMinute }: Deps): void {
  const guesses =
    guessesPerMinute > 0 ? { rateLimit: { max: guessesPerMinute, timeWindow: 60_000 } } : {};
  const visitor = (context: RequestContext) => {
    void context.reply.header('cache-control', 'no-store');
    return { principal: requirePrincipal(context), now: context.now };
  };

  route(
    api,
    invoiceState,
    { request: InvoiceStateRequestSchema, result: InvoiceStateSchema },
    { summary: 'The invoices of a booking, and whether one can be made' },
    ({ booking_id: id }, context) => invoices.state(id, visitor(context)),
  );
  route(
    api,
    makeInvoice,
    { request: InvoiceRequestSchema, result: InvoiceStateSchema },
    { summary: 'Makes the invoice of a booking out to a company', ...guesses },
    ({ booking_id: id, details }, context) => invoices.make(id, details, visitor(context)),
  );
  route(
    api,
    makeCreditNote,
    { request: InvoiceStateRequestSchema, result: InvoiceStateSchema },
    { summary: 'Credits what was paid back since the invoice', ...guesses },
    ({ booking_id: id }, context) => invoices.credit(id, visitor(context)),
  );
}

function ofAccounts(api: FastifyInstance, { own }: Deps): void {
  const member = (context: RequestContext) => {
    const principal = requireUser(context);
    void context.reply.header('cache-control', 'no-store');
    return { principal, now: context.now };
  };

  route(
    api,
    invoiceList,
    { request: NothingSchema, result: InvoiceListSchema },
    { summary: 'Invoices and credit notes of the user’s bookings' },
    (_input, context) => own.list(member(context)),
  );
  route(
    api,
    exportInvoices,
    { request: InvoiceExportRequestSchema, result: InvoiceExportSchema },
    { summary: 'Those of a month as CSV' },
    ({ month, language }, context) => own.export(month, language, member(context)),
  );
  route(
    api,
    company,
    { request: NothingSchema, result: CompanySchema },
    { summary: 'The company that invoices are filled in with' },
    (_input, context) => own.company(member(context)),
  );
  route(
    api,
    saveCompany,
    { request: CompanyRequestSchema, result: CompanySchema },
    { summary: 'Keeps the company, or forgets it' },
    ({ details }, context) => own.keepCompany(details, member(context)),
  );
}

const sendPdf = (reply: FastifyReply, name: string, content: Buffer) =>
  reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `inline; filename="wayfare-${name}.pdf"`)
    .type('application/pdf')
    .send(content);

function months(api: FastifyInstance, { database, keys }: Deps): void {
  const summary = 'The invoices and credit notes of a month';
  api.get(
    '/api/invoices/months/:month/document.pdf',
    {
      config: { access: 'public' },
      schema: {
        summary,
        params: MonthParamsSchema,
        querystring: MonthQuerySchema,
        response: fileAnswer(summary, 'application/pdf'),
      },
    },
    async ({ params, query, now }, reply) => {
      const asked = v.safeParse(MonthAskedSchema, { params, query });
      if (!asked.success) throw new Problem('NOT_FOUND', { text: 'invoice.unknown' });
      const { month } = asked.output.params;
      const { key, language } = asked.output.query;
      const owner = await ownerOfMonthKey(keys, month, key, now);
      const found = owner === null ? [] : await invoicesOfOwner(database.orm, owner, month);
      if (found.length === 0) throw new Problem('NOT_FOUND', { text: 'invoice.unknown' });
      const content = await monthPdf(month, found.toReversed(), language);
      return sendPdf(reply, month, content);
    },
  );
}

/** Signed URL: a plain download sends no token; a bad key is 404. */
function documents(api: FastifyInstance, { database, keys }: Deps): void {
  const summary = 'An invoice or a credit note';
  api.get(
    '/api/invoices/:number/document.pdf',
    {
      config: { access: 'public' },
      schema: {
        summary,
        params: ParamsSchema,
        querystring: QuerySchema,
        response: fileAnswer(summary, 'application/pdf'),
      },
    },
    async ({ params, query, now }, reply) => {
      const asked = v.safeParse(AskedSchema, { params, query });
      const number = asked.success ? await numberOfKey(keys, asked.output.query.key, now) : null;
      const isIt = number !== null && asked.success && asked.output.params.number === number;
      const invoice = isIt ? await findInvoice(database.orm, number) : null;
      if (invoice === null) throw new Problem('NOT_FOUND', { text: 'invoice.unknown' });
      return sendPdf(reply, invoice.number.toLowerCase(), await invoicePdf(invoice));
    },
  );
}

export function invoicesRoutes(api: FastifyInstance, deps: Deps): void {
  ofBookings(api, deps);
  ofAccounts(api, deps);
  documents(api, deps);
  months(api, deps);
}
