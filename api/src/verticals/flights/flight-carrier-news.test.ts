import { describeOnDatabase } from '../../../test/databases/on-databases';
import { mailed, mailsAbout, signedAs, minutesLater } from '../../../test/clients/news';
import { findBooking } from '../../booking/bookings.repository';
import { wakeDueLooks } from '../../booking/carrier-looks.repository';
import { leaves, movedFlights } from '../../../test/builders/moved-flights';

const LONG = 60_000;
const SECRET = 'duffel_webhook_sandbox';

describeOnDatabase('News of what an airline changes by itself', (database) => {
  const { given, move, untilIs, open } = movedFlights(database);

  it(
    'is only told when it needs no answer, and once however often the airline says it',
    async () => {
      const { api, anne } = given();
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
      const { api, anne } = given();
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
