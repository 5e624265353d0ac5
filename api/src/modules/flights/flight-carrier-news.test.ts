import type { FlightBookingView } from '@wayfare/api-contract';
import { startBookingApp } from '../../booking-app-under-test';
import type { BookingApp } from '../../booking-app-under-test';
import { describeOnDatabase } from '../../db/on-databases';
import type { Flier } from '../../flier-under-test';
import { mailed, mailsAbout, signedAs, until, minutesLater } from '../../news-under-test';
import { findBooking } from '../bookings/bookings.repository';
import { wakeDueLooks } from '../bookings/carrier-looks.repository';

const LONG = 60_000;
const SECRET = 'duffel_webhook_sandbox';
const leaves = ({ slices }: FlightBookingView) => slices[0]?.segments[0]?.departing_at ?? '';

describeOnDatabase('News of what an airline changes by itself', (database) => {
  let api: BookingApp;
  let anne: Flier;

  beforeAll(async () => {
    api = await startBookingApp(database(), { SUPPLIER_TIMEOUT_MS: '10000' });
    anne = await api.flier();
  }, LONG);
  afterAll(() => api.close(), LONG);

  const move = (booking: FlightBookingView, change: object = {}) =>
    api.sandbox.post('/__flights/airline-changes', {
      booking_reference: booking.airline_reference,
      ...change,
    });

  const untilIs = (id: string, isThere: (booking: FlightBookingView) => boolean) =>
    until(() => anne.booking(id), isThere);
  const open = (id: string) =>
    untilIs(id, ({ carrier_change: change }) => change?.state === 'open');

  it(
    'is only told when it needs no answer, and once however often the airline says it',
    async () => {
      const booked = await anne.buy('AMS-BCN');
      await move(booked, { kind: 'notice', minutes: 10 });
      const told = await untilIs(
        booked.booking_id,
        ({ carrier_change: change }) => change !== null,
      );
      expect(told.carrier_change).toMatchObject({ state: 'told', actions: [] });
      expect(leaves(told)).toBe(minutesLater(leaves(booked), 10));
      await mailed(api.sandbox, booked.reference, 'You need not do anything');
      const row = await findBooking(database().orm, booked.booking_id);
      const event = JSON.stringify({
        id: 'wev_2',
        type: 'order.airline_initiated_change_detected',
        data: { object: { id: 'aic_0', order_id: row?.supplierBooking } },
      });
      const send = (body: string, signature: string) =>
        api.app.inject({
          method: 'POST',
          url: '/api/webhooks/duffel',
          headers: { 'content-type': 'application/json', 'x-duffel-signature': signature },
          payload: body,
        });
      const signed = (body: string, secret = SECRET) => signedAs(body, secret, 'v2');
      for (const signature of [
        '',
        't=1,v2=00',
        signed(event, 'another_secret_of_ours'),
        signed(`${event} `),
      ])
        expect((await send(event, signature)).statusCode).toBe(400);
      for (let times = 0; times < 2; times += 1)
        expect((await send(event, signed(event))).json()).toEqual({ received: true });
      const unknown = event.replace(/ord_\w+/, 'ord_nothing');
      expect((await send(unknown, signed(unknown))).statusCode).toBe(200);
      // a change after it shows that the looks were taken
      await move(booked, { minutes: 120 });
      await open(booked.booking_id);
      expect(
        await mailsAbout(api.sandbox, booked.reference, 'You need not do anything'),
      ).toHaveLength(1);
    },
    LONG,
  );

  it(
    'is found by looking when its message was lost',
    async () => {
      const booked = await anne.buy('AMS-BCN');
      await api.sandbox.post('/__flights/webhooks', { mode: 'off' });
      await move(booked, { minutes: 60 });
      try {
        await wakeDueLooks(database().orm, ['flights'], new Date());
        expect(
          (await open(booked.booking_id)).carrier_change?.journeys[0]?.after?.departing_at,
        ).toBe(minutesLater(leaves(booked), 60));
      } finally {
        await api.sandbox.post('/__flights/webhooks', { mode: 'on' });
      }
    },
    LONG,
  );
});
