import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { SoldStays } from '../stays/rates/sold';
import { checkRates, search } from './availability';
import { cancelBooking, createBooking, getBooking, listBookings } from './bookings';
import { codesTable } from './hotel-codes';
import { HotelbedsProblem, parsed, sendProblem } from './problems';

const KEY = 'hotelbeds_test_sandbox';
const SECRET = 'hotelbeds_secret_sandbox';
/** How far the clocks of the two sides may be apart, in seconds. */
const APART = 60;

/** Key and signature: SHA-256 in hex of key, secret and the seconds since 1970. The time is the machine's own. */
function checkAccess({ headers: { 'api-key': key, 'x-signature': signature } }: FastifyRequest) {
  const first = Math.floor(Date.now() / 1000) - APART;
  const isSigned = Array.from({ length: 2 * APART + 1 }, (_, index) => first + index).some(
    (at) => createHash('sha256').update(`${KEY}${SECRET}${at}`).digest('hex') === signature,
  );
  if (key !== KEY || !isSigned) throw new HotelbedsProblem('AUTHORIZATION', 'Not Authorized');
}

interface ByReference {
  Params: { reference: string };
}

const CancelSchema = v.object({ cancellationFlag: v.literal('CANCELLATION') });

export function registerHotelbeds(app: FastifyInstance, { now }: { now: () => number }): void {
  const sold = new SoldStays();
  const here = () => ({ now: now(), sold });
  app.get('/catalogue/codes/hotelbeds.tsv', (_request, reply) =>
    reply.type('text/tab-separated-values; charset=utf-8').send(codesTable()),
  );
  void app.register(
    (api, _options, done) => {
      api.setErrorHandler((error, request, reply) => {
        request.log.info({ err: error });
        return sendProblem(reply, error);
      });
      api.addHook('onRequest', async (request) => checkAccess(request));
      api.get('/status', () => ({ status: 'OK' }));
      api.post('/hotels', (request) => search(request.body, here()));
      api.post('/checkrates', (request) => checkRates(request.body, here()));
      api.post('/bookings', (request) => createBooking(request.body, here()));
      api.get('/bookings', (request) => listBookings(request.query, here()));
      api.get<ByReference>('/bookings/:reference', (request) =>
        getBooking(request.params.reference, here()),
      );
      api.delete<ByReference>('/bookings/:reference', (request) => {
        parsed(CancelSchema, request.query);
        return cancelBooking(request.params.reference, here());
      });
      done();
    },
    { prefix: '/hotel-api/1.0' },
  );
}
