import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { registerAccess } from './access';
import { search } from './availability';
import { Bookings } from './bookings';
import { checkRates } from './checked-rates';
import { codesTable } from './hotel-codes';
import { parsed, sendProblem } from './problems';

interface ByReference {
  Params: { reference: string };
}

const CancelSchema = v.object({ cancellationFlag: v.literal('CANCELLATION') });

/** A second supplier of the same hotels, in the wire format of Hotelbeds' APItude Booking API. */
export function registerHotelbeds(app: FastifyInstance, { now }: { now: () => number }): void {
  const bookings = new Bookings();
  const here = () => ({
    now: now(),
    sold: bookings.sold.bind(bookings),
  });
  app.get('/catalogue/codes/hotelbeds.tsv', (_request, reply) =>
    reply.type('text/tab-separated-values; charset=utf-8').send(codesTable()),
  );
  void app.register(
    (api, _options, done) => {
      api.setErrorHandler((error, request, reply) => {
        request.log.info({ err: error });
        return sendProblem(reply, error);
      });
      registerAccess(api);
      api.get('/status', () => ({ status: 'OK' }));
      api.post('/hotels', (request) => search(request.body, here()));
      api.post('/checkrates', (request) => checkRates(request.body, here()));
      api.post('/bookings', (request) => bookings.create(request.body, here()));
      api.get('/bookings', (request) => bookings.list(request.query));
      api.get<ByReference>('/bookings/:reference', (request) =>
        bookings.get(request.params.reference),
      );
      api.delete<ByReference>('/bookings/:reference', (request) => {
        parsed(CancelSchema, request.query);
        return bookings.cancel(request.params.reference);
      });
      done();
    },
    { prefix: '/hotel-api/1.0' },
  );
}
