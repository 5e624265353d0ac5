import type { FastifyInstance, FastifyRequest } from 'fastify';
import { languageOf } from '../wire/words';
import type { Booking } from './booking';
import type { Bookings } from './bookings';
import { Exchanges } from './exchanges';
import { correctNames } from './name-changes';
import { Refunds } from './refunds';
import type { RailSeats } from './seats/rail-seats';
import type { WireBooking } from './wire-booking';

interface ById {
  Params: { id: string };
}

interface AfterSales {
  now: () => number;
  bookings: Bookings;
  seats: RailSeats;
  write: (request: FastifyRequest, booking: Booking) => WireBooking;
}

/** Refunds, exchanges and corrected names of what was bought. */
export function registerAfterSales(
  app: FastifyInstance,
  { now, bookings, seats, write }: AfterSales,
): void {
  const refunds = new Refunds(bookings, seats);
  const exchanges = new Exchanges(bookings, seats);

  app.post<ById>('/rail/bookings/:id/refunds', (request, reply) =>
    reply.code(201).send(refunds.quote(request.params.id, request.body, now())),
  );
  app.post<{ Params: { id: string; refundId: string } }>(
    '/rail/bookings/:id/refunds/:refundId/confirm',
    ({ params }) => refunds.confirm(params.id, params.refundId, now()),
  );

  app.post<ById>('/rail/bookings/:id/exchanges/searches', (request, reply) =>
    reply.code(201).send(
      exchanges.search(request.params.id, request.body, {
        now: now(),
        language: languageOf(request),
      }),
    ),
  );
  app.post<ById>('/rail/bookings/:id/exchanges/quotes', (request, reply) =>
    reply.code(201).send(
      exchanges.quote(request.params.id, request.body, {
        now: now(),
        language: languageOf(request),
      }),
    ),
  );
  app.post<{ Params: { id: string; exchangeId: string } }>(
    '/rail/bookings/:id/exchanges/:exchangeId/confirm',
    (request) =>
      exchanges.confirm(request.params.id, request.params.exchangeId, {
        now: now(),
        language: languageOf(request),
      }),
  );

  app.patch<{ Params: { id: string; itemId: string } }>(
    '/rail/bookings/:id/items/:itemId/travelers',
    (request) => {
      const booking = bookings.get(request.params.id);
      correctNames(booking, bookings.item(booking, request.params.itemId), request.body, now());
      return write(request, booking);
    },
  );
}
