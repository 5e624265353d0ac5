import { bookHotel } from '@wayfare/api-contract';
import {
  openTraceReceiver,
  pathOf,
  type TraceReceiver,
} from '@wayfare/server/testing/trace-receiver';
import type { Traces } from '@wayfare/server/telemetry/collected-traces';
import { startBookingApp, type BookingApp } from '../../../test/clients/booking-app';
import { createTraveller, GUEST, type Ask } from '../../../test/clients/traveller-client';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { createLog } from '../../platform/http/logging';
import { startCallTraces } from './start-call-traces';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';
const LONG = 60_000;

describeOnDatabase('The trace of a booking', (database) => {
  let api: BookingApp;
  let receiver: TraceReceiver;
  let traces: Traces;

  beforeAll(async () => {
    receiver = await openTraceReceiver();
    api = await startBookingApp(database(), {}, { hotels: 40 });
    traces = await startCallTraces(
      { url: `${receiver.url}/v1/traces`, headers: {}, service: 'api', share: 1 },
      createLog('silent'),
    );
  }, LONG);
  afterAll(async () => {
    await traces.close();
    await api.close();
    await receiver.close();
  }, LONG);

  /** Somebody whose order alone comes with a place in a trace. */
  async function traced() {
    const header = { traceparent: `00-${TRACE}-${SPAN}-01` };
    const ask: Ask = (call, request, headers) =>
      api.ask(call, request, { ...headers, ...(call.path === bookHotel.path ? header : {}) });
    return createTraveller(ask, api.sandbox.origin, await api.bearer());
  }

  type Someone = Awaited<ReturnType<typeof traced>>;

  async function bookSomewhere(someone: Someone) {
    for (const hotel of api.hotels) {
      const isFree = await someone.quote(hotel).then(
        () => true,
        () => false,
      );
      if (isFree) return someone.book(hotel);
    }
    throw new Error('no hotel is free');
  }

  async function mailed(id: string): Promise<void> {
    for (;;) {
      const { rows } = await database().pool.query(
        'SELECT FROM outbox WHERE booking_id = $1 AND sent_at IS NOT NULL',
        [id],
      );
      if (rows.length > 0) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  it(
    'goes from the order through steps of a worker to supplier, bank and mail, without a word of who booked',
    async () => {
      const someone = await traced();
      const { intent, booked } = await bookSomewhere(someone);
      const booking = await someone.outcome(booked.booking_id);
      expect(booking.status).toBe('confirmed');
      await mailed(booked.booking_id);
      await traces.flush();
      const spans = receiver.spans.filter(({ traceId }) => traceId === TRACE);
      const order = `POST ${bookHotel.path}`;
      expect(spans.find(({ name }) => name === order)?.parentSpanId).toBe(SPAN);
      expect(pathOf(spans, 'Duffel Stays orders book')).toEqual([
        'Duffel Stays orders book',
        'booking booking',
        order,
      ]);
      expect(pathOf(spans, 'Stripe capture')).toEqual([
        'Stripe capture',
        'booking settling',
        order,
      ]);
      expect(pathOf(spans, 'mail outbox')).toEqual(['mail outbox', 'booking settling', order]);
      expect(spans.find(({ name }) => name === 'booking settling')?.attributes).toEqual({
        'wayfare.vertical': 'hotels',
        'wayfare.booking.state': 'settling',
        'wayfare.booking.to': 'confirmed',
        'wayfare.tries': 1,
      });
      const steps = spans.map(({ spanId }) => spanId);
      const statements = spans.filter(({ attributes }) => 'db.system.name' in attributes);
      expect(statements.length).toBeGreaterThan(3);
      expect(statements.filter((span) => !steps.includes(span.parentSpanId))).toEqual([]);

      const bytes = receiver.bytes().toLowerCase();
      const token = someone.authorization.slice('Bearer '.length);
      const people = [GUEST.email, GUEST.firstName, GUEST.lastName, GUEST.document, '612345678'];
      const theirs = [
        booked.booking_id,
        booking.reference,
        token,
        intent?.id,
        intent?.client_secret,
      ];
      for (const word of [...people, ...theirs])
        expect(bytes).not.toContain(String(word).toLowerCase());
    },
    LONG,
  );
});
