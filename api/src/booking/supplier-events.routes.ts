import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/db/database';
import { RECEIVED, rawBodies, signedBody } from '../platform/http/raw-bodies';
import type { SupplierEvent, SupplierEvents } from '../ports/supplier-events';
import { wakeBySupplierBooking } from './carrier-looks.repository';

export interface EventSource {
  readonly name: string;
  readonly header: string;
  readonly vertical: string;
  readonly events: SupplierEvents;
}

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  readonly sources: readonly EventSource[];
  readonly wake: () => void;
}

/** 200 also for unknown bookings: anything else would only be sent again. */
export function supplierEventsRoutes(
  api: FastifyInstance,
  { database, sources, wake }: Deps,
): void {
  rawBodies(api, (scope) => {
    for (const { name, header, vertical, events } of sources) {
      scope.post(
        `/api/webhooks/${name}`,
        {
          config: { access: 'public' },
          schema: {
            summary: `Messages of the supplier ${name}, by its signature`,
            response: RECEIVED,
          },
        },
        async (request, reply) => {
          const { body, signature } = signedBody(request, header);
          let event: SupplierEvent;
          try {
            event = events.read(body, signature);
          } catch (error) {
            request.log.warn(
              { err: error, supplier: name },
              'a message of a supplier was not taken',
            );
            return reply.code(400).send({ received: false });
          }
          const { id, type, changedBooking } = event;
          const isOurs =
            changedBooking !== null &&
            (await wakeBySupplierBooking(
              database.orm,
              vertical,
              changedBooking,
              new Date(request.now),
            ));
          if (changedBooking !== null && !isOurs)
            request.log.warn(
              { event: id, type, supplier: name },
              'a message is about a booking that nobody knows',
            );
          if (isOurs) wake();
          return { received: true };
        },
      );
    }
  });
}
