import { findBooking } from '@wayfare/api-contract';
import { FindBookingRequestSchema, FindBookingResultSchema } from '@wayfare/api-contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/db/database';
import { requirePrincipal } from '../platform/http/authenticate';
import { Problem } from '../platform/http/problem';
import { route } from '../platform/http/route';
import { bookingByPin } from './access';

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  readonly guessesPerMinute: number;
}

export function findBookingRoutes(
  api: FastifyInstance,
  { database: { orm }, guessesPerMinute }: Deps,
): void {
  const guesses =
    guessesPerMinute > 0 ? { rateLimit: { max: guessesPerMinute, timeWindow: 60_000 } } : {};

  route(
    api,
    findBooking,
    { request: FindBookingRequestSchema, result: FindBookingResultSchema },
    { summary: 'The booking that a confirmation speaks of, open for a while', ...guesses },
    async (input, context) => {
      const booking = await bookingByPin(orm, input, {
        principal: requirePrincipal(context),
        now: context.now,
      });
      if (booking === null)
        throw new Problem('NOT_FOUND', { field: 'reference', text: 'booking.unknown' });
      return { booking_id: booking.id, reference: booking.reference, vertical: booking.vertical };
    },
  );
}
