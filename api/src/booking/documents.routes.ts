import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Database } from '../platform/db/database';
import { fileAnswer, redirectAnswer } from '../platform/http/openapi';
import { Problem } from '../platform/http/problem';
import { PASS_TYPE } from './documents/wallet/pass-type';
import type { InvoicedTrip } from './documents/invoices/invoiced-trip';
import type { KeySet } from '../platform/keys/key-set';
import type { Booking } from './booking';
import { bookingByLink } from './link-access';
import { hasDocuments } from './document-links';
import type { TripEnd } from './trip-end';

export interface TicketOf {
  readonly itemId: string;
  readonly travelerId: string;
}

export interface BookingDocuments {
  voucher(booking: Booking): Promise<Buffer>;
  calendar(booking: Booking): Promise<string>;
  ticket?(booking: Booking, of: TicketOf): Promise<Buffer | null>;
  /** barcode as SVG; null where there is nothing to scan */
  code?(booking: Booking, of: TicketOf): Promise<string | null>;
  /** `.pkpass`; null where there is nothing to scan or no certificate to sign with */
  pass?(booking: Booking, of: TicketOf): Promise<Buffer | null>;
  walletLink?(booking: Booking, of: TicketOf): Promise<string | null>;
  invoiced(booking: Booking): Promise<InvoicedTrip>;
  tripEnd(booking: Booking): TripEnd;
}

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  readonly keys: KeySet;
  readonly documents: Readonly<Record<string, BookingDocuments>>;
}

const ParamsSchema = v.object({ id: v.pipe(v.string(), v.maxLength(80)) });
const TicketParamsSchema = v.object({
  ...ParamsSchema.entries,
  itemId: v.pipe(v.string(), v.maxLength(200)),
  travelerId: v.pipe(v.string(), v.maxLength(200)),
});
const QuerySchema = v.object({ key: v.optional(v.pipe(v.string(), v.maxLength(2000)), '') });
const AskedSchema = v.object({ params: ParamsSchema, query: QuerySchema });

const paper = (summary: string, mediaType: string, params: v.GenericSchema = ParamsSchema) => ({
  config: { access: 'public' } as const,
  schema: { summary, params, querystring: QuerySchema, response: fileAnswer(summary, mediaType) },
});

type Find = (
  params: unknown,
  query: unknown,
  now: number,
) => Promise<{ booking: Booking; papers: BookingDocuments }>;

function ticketRoutes(api: FastifyInstance, find: Find): void {
  async function written<T>(
    { params, query, now }: Pick<FastifyRequest, 'params' | 'query' | 'now'>,
    write: (
      papers: BookingDocuments,
      booking: Booking,
      of: TicketOf,
    ) => Promise<T | null> | undefined,
  ): Promise<{ booking: Booking; content: T }> {
    const { booking, papers } = await find(params, query, now);
    const of = v.safeParse(TicketParamsSchema, params);
    const content = of.success ? ((await write(papers, booking, of.output)) ?? null) : null;
    if (content === null) throw new Problem('NOT_FOUND', { text: 'booking.unknown' });
    return { booking, content };
  }
  const named = ({ reference }: Booking, how: 'inline' | 'attachment', ending: string) =>
    `${how}; filename="wayfare-${reference.toLowerCase()}-ticket.${ending}"`;
  const PRIVATE = 'private, no-store';

  api.get(
    '/api/bookings/:id/tickets/:itemId/:travelerId/document.pdf',
    paper('The ticket of one traveller', 'application/pdf', TicketParamsSchema),
    async (request, reply) => {
      const { booking, content } = await written(request, (papers, ...of) =>
        papers.ticket?.(...of),
      );
      return reply
        .header('cache-control', PRIVATE)
        .header('content-disposition', named(booking, 'inline', 'pdf'))
        .type('application/pdf')
        .send(content);
    },
  );
  api.get(
    '/api/bookings/:id/tickets/:itemId/:travelerId/code.svg',
    paper('What is scanned of the ticket of one traveller', 'image/svg+xml', TicketParamsSchema),
    async (request, reply) => {
      const { content } = await written(request, (papers, ...of) => papers.code?.(...of));
      return reply.header('cache-control', PRIVATE).type('image/svg+xml').send(content);
    },
  );
  api.get(
    '/api/bookings/:id/tickets/:itemId/:travelerId/ticket.pkpass',
    paper('The ticket of one traveller for Apple Wallet', PASS_TYPE, TicketParamsSchema),
    async (request, reply) => {
      const { booking, content } = await written(request, (papers, ...of) => papers.pass?.(...of));
      return reply
        .header('cache-control', PRIVATE)
        .header('content-disposition', named(booking, 'attachment', 'pkpass'))
        .type(PASS_TYPE)
        .send(content);
    },
  );
  const summary = 'To Google Wallet with the ticket of one traveller';
  api.get(
    '/api/bookings/:id/tickets/:itemId/:travelerId/google-wallet',
    {
      config: { access: 'public' },
      schema: {
        summary,
        params: TicketParamsSchema,
        querystring: QuerySchema,
        response: redirectAnswer(summary),
      },
    },
    async (request, reply) => {
      const { content } = await written(request, (papers, ...of) => papers.walletLink?.(...of));
      return reply
        .header('cache-control', PRIVATE)
        .header('referrer-policy', 'no-referrer')
        .redirect(content, 302);
    },
  );
}

/** Downloads are plain links: a signed key stands in for the token, and a miss is 404. */
export function documentRoutes(api: FastifyInstance, { database, keys, documents }: Deps): void {
  const find: Find = async (params, query, now) => {
    const asked = v.safeParse(AskedSchema, { params, query });
    if (!asked.success) throw new Problem('NOT_FOUND', { text: 'booking.unknown' });
    const {
      params: { id },
      query: { key },
    } = asked.output;
    const booking = await bookingByLink(database.orm, keys, key, {
      tripEnd: (found) => documents[found.vertical]?.tripEnd(found) ?? null,
      now,
    });
    const papers = booking?.id === id ? documents[booking.vertical] : undefined;
    if (booking === null || papers === undefined || !hasDocuments(booking))
      throw new Problem('NOT_FOUND', { text: 'booking.unknown' });
    return { booking, papers };
  };

  api.get(
    '/api/bookings/:id/document.pdf',
    paper('The voucher, e-ticket or tickets of a booking', 'application/pdf'),
    async (request, reply) => {
      const { booking, papers } = await find(request.params, request.query, request.now);
      const content = await papers.voucher(booking);
      return reply
        .header('cache-control', 'private, no-store')
        .header(
          'content-disposition',
          `inline; filename="wayfare-${booking.reference.toLowerCase()}.pdf"`,
        )
        .type('application/pdf')
        .send(content);
    },
  );
  ticketRoutes(api, find);
  api.get(
    '/api/bookings/:id/calendar.ics',
    paper('What a booking puts in a calendar', 'text/calendar'),
    async (request, reply) => {
      const { booking, papers } = await find(request.params, request.query, request.now);
      const content = await papers.calendar(booking);
      return reply
        .header('cache-control', 'private, no-store')
        .header(
          'content-disposition',
          `attachment; filename="wayfare-${booking.reference.toLowerCase()}.ics"`,
        )
        .type('text/calendar; charset=utf-8')
        .send(content);
    },
  );
}
