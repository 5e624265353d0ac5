import { revokeLinks } from '@wayfare/api-contract';
import { RevokeLinksRequestSchema, RevokeLinksResultSchema } from '@wayfare/api-contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/db/database';
import { requirePrincipal } from '../platform/http/authenticate';
import { route } from '../platform/http/route';
import type { KeySet } from '../platform/keys/key-set';
import { accessibleBooking } from './access';
import type { Booking } from './booking';
import { revokeBookingLinks } from './bookings.repository';
import type { BookingDocuments } from './documents.routes';
import type { TripEnd } from './trip-end';

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  readonly keys: KeySet;
  readonly documents: Readonly<Record<string, BookingDocuments>>;
  readonly guessesPerMinute: number;
}

export function revokeLinksRoutes(
  api: FastifyInstance,
  { database: { orm }, keys, documents, guessesPerMinute }: Deps,
): void {
  const guesses =
    guessesPerMinute > 0 ? { rateLimit: { max: guessesPerMinute, timeWindow: 60_000 } } : {};
  const tripEnd = (booking: Booking): TripEnd | null =>
    documents[booking.vertical]?.tripEnd(booking) ?? null;

  route(
    api,
    revokeLinks,
    { request: RevokeLinksRequestSchema, result: RevokeLinksResultSchema },
    { summary: 'Ends every link to a booking', ...guesses },
    async (input, context) => {
      const { id } = await accessibleBooking(orm, keys, input, {
        vertical: null,
        tripEnd,
        principal: requirePrincipal(context),
        now: context.now,
      });
      await revokeBookingLinks(orm, id);
      return { booking_id: id };
    },
  );
}
