import type { FastifyInstance, FastifyRequest } from 'fastify';
import { languageOf } from '../wire/words';
import { registerAfterSales } from './after-sales.routes';
import type { Booking } from './booking';
import type { Bookings } from './bookings';
import { registerScheduleChanges } from './schedule-changes.routes';
import type { RailSeats } from './seats/rail-seats';
import { wireBooking, type WireBooking } from './wire-booking';

interface ById {
  Params: { id: string };
}

interface ByItem {
  Params: { id: string; itemId: string };
}

interface ByService {
  Params: { id: string; itemId: string; serviceOfferId: string };
}

/** Bookings from basket to tickets, and what becomes of them. */
export function registerRailBookings(
  app: FastifyInstance,
  { now, bookings, seats }: { now: () => number; bookings: Bookings; seats: RailSeats },
): void {
  const write = (request: FastifyRequest, booking: Booking): WireBooking =>
    wireBooking(booking, { now: now(), language: languageOf(request) });

  app.post('/rail/bookings', (request, reply) =>
    reply.code(201).send(write(request, bookings.create(request.body, now()))),
  );
  app.get<ById>('/rail/bookings/:id', (request) => {
    const booking = bookings.get(request.params.id);
    const wire = write(request, booking);
    // A cancellation in progress is seen once: by the next time the carrier has done it.
    for (const item of booking.items) item.isSettling = false;
    return wire;
  });
  app.delete<ById>('/rail/bookings/:id', (request) =>
    write(request, bookings.release(request.params.id)),
  );

  app.post<ById>('/rail/bookings/:id/items', (request) =>
    write(request, bookings.addItems(request.params.id, request.body, now())),
  );
  app.delete<ByItem>('/rail/bookings/:id/items/:itemId', (request) =>
    write(request, bookings.deleteItem(request.params.id, request.params.itemId)),
  );
  app.put<ByService>('/rail/bookings/:id/items/:itemId/services/:serviceOfferId', (request) => {
    const { id, itemId, serviceOfferId } = request.params;
    return write(
      request,
      bookings.setService(id, itemId, serviceOfferId, { body: request.body, now: now() }),
    );
  });
  app.delete<ByService>('/rail/bookings/:id/items/:itemId/services/:serviceOfferId', (request) => {
    const { id, itemId, serviceOfferId } = request.params;
    return write(request, bookings.removeService(id, itemId, serviceOfferId));
  });
  app.put<ByItem>('/rail/bookings/:id/items/:itemId/accommodation-preferences', (request) =>
    write(request, bookings.setPreferences(request.params.id, request.params.itemId, request.body)),
  );
  app.put<ByItem>('/rail/bookings/:id/items/:itemId/travelers', (request) =>
    write(request, bookings.setPassengers(request.params.id, request.params.itemId, request.body)),
  );

  app.post<ById>('/rail/bookings/:id/checkout/prebook', (request) =>
    write(request, bookings.prebook(request.params.id, request.body, now())),
  );
  app.post<ById>('/rail/bookings/:id/checkout/confirm', (request) =>
    write(request, bookings.confirm(request.params.id, request.body, now())),
  );

  registerScheduleChanges(app, { now, bookings, seats, write });
  registerAfterSales(app, { now, bookings, seats, write });
}
