import { trips } from '@wayfare/api-contract';
import { TripsRequestSchema, TripsResultSchema } from '@wayfare/api-contract/schemas';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Database } from '../platform/db/database';
import { requirePrincipal } from '../platform/http/authenticate';
import { fileAnswer } from '../platform/http/openapi';
import { Problem } from '../platform/http/problem';
import { route } from '../platform/http/route';
import type { BookingDocuments } from '../booking/documents.routes';
import { bookingByLink } from '../booking/link-access';
import { hasDocuments } from '../booking/document-links';
import { joinedCalendar } from '../booking/documents/calendar/joined-calendar';
import type { KeySet } from '../platform/keys/key-set';
import { MOST_BOOKINGS, TRIP_CALENDAR_PATH } from './trip-calendar-link';
import type { TripsService } from './trips.service';

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  readonly keys: KeySet;
  readonly documents: Readonly<Record<string, Pick<BookingDocuments, 'calendar' | 'tripEnd'>>>;
  readonly service: TripsService;
}

const KeySchema = v.pipe(v.string(), v.maxLength(2000));
const QuerySchema = v.object({
  key: v.union([KeySchema, v.pipe(v.array(KeySchema), v.maxLength(MOST_BOOKINGS))]),
});

export function tripsRoutes(
  api: FastifyInstance,
  { database: { orm }, keys, documents, service }: Deps,
): void {
  route(
    api,
    trips,
    { request: TripsRequestSchema, result: TripsResultSchema },
    { summary: 'All bookings of whoever asks, in trips by date' },
    ({ language }, context) => {
      void context.reply.header('cache-control', 'no-store');
      const { now, request } = context;
      return service.list({
        principal: requirePrincipal(context),
        language,
        now,
        log: request.log,
      });
    },
  );

  async function calendarOf(key: string, now: number): Promise<string | null> {
    const booking = await bookingByLink(orm, keys, key, {
      tripEnd: (found) => documents[found.vertical]?.tripEnd(found) ?? null,
      now,
    });
    return booking === null || !hasDocuments(booking)
      ? null
      : ((await documents[booking.vertical]?.calendar(booking)) ?? null);
  }

  const summary = 'What the bookings of a trip put in a calendar';
  api.get(
    TRIP_CALENDAR_PATH,
    {
      config: { access: 'public' },
      schema: {
        summary,
        querystring: QuerySchema,
        response: fileAnswer(summary, 'text/calendar'),
      },
    },
    async (request, reply) => {
      const asked = v.safeParse(QuerySchema, request.query);
      const signed = asked.success ? [asked.output.key].flat() : [];
      const found = await Promise.all(signed.map((key) => calendarOf(key, request.now)));
      const calendars = found.filter((calendar) => calendar !== null);
      if (calendars.length === 0) throw new Problem('NOT_FOUND', { text: 'booking.unknown' });
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', 'attachment; filename="wayfare-trip.ics"')
        .type('text/calendar; charset=utf-8')
        .send(joinedCalendar(calendars));
    },
  );
}
