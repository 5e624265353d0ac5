import { findBooking } from '@wayfare/api-contract';
import { describeOnDatabases } from '../../../test/databases/on-databases';
import { mailed, mailsAbout, signedAs, until, minutesLater } from '../../../test/clients/news';
import { found } from '../../../test/clients/traveller-client';
import { findBooking as bookingRow } from '../../booking/bookings.repository';
import { wakeDueLooks } from '../../booking/carrier-looks.repository';
import { createTrainBuyer } from '../../../test/clients/train-buyer';
import { leaves, movedTrains } from '../../../test/builders/moved-trains';

const LONG = 90_000;
const SECRET = 'rail_webhook_sandbox';

describeOnDatabases('News of what a railway changes by itself', (database) => {
  const given = movedTrains(database);

  it(
    'OQ-22 is only told when it needs no answer, and once however often the railway says it',
    async () => {
      const { api, trains, owner } = given();
      const booked = await trains.bought();
      await trains.move(booked, { kind: 'notice', minutes: 10 });
      const told = await owner.untilIs(
        booked.booking_id,
        ({ carrier_change: change }) => change !== null,
      );
      expect(told.carrier_change).toMatchObject({ state: 'told', actions: [] });
      expect(leaves(told)).toBe(minutesLater(leaves(booked), 10));
      await mailed(api.sandbox, booked.reference, 'You need not do anything');
      const row = await bookingRow(database().orm, booked.booking_id);
      const event = JSON.stringify({
        id: 'rev_2',
        type: 'BOOKING_SCHEDULE_CHANGED',
        booking: { id: row?.supplierBooking },
      });
      const send = (body: string, signature: string) =>
        api.app.inject({
          method: 'POST',
          url: '/api/webhooks/era',
          headers: { 'content-type': 'application/json', 'x-era-signature': signature },
          payload: body,
        });
      const signed = (body: string, secret = SECRET) => signedAs(body, secret, 'v1');
      for (const signature of [
        '',
        't=1,v1=00',
        signed(event, 'another_secret_of_ours'),
        signed(`${event} `),
      ])
        expect((await send(event, signature)).statusCode).toBe(400);
      for (let times = 0; times < 2; times += 1)
        expect((await send(event, signed(event))).json()).toEqual({ received: true });
      const unknown = event.replace(/rbk_\w+/, 'rbk_nothing');
      expect((await send(unknown, signed(unknown))).statusCode).toBe(200);
      // a change after it shows that the looks were taken
      await trains.move(booked, { minutes: 120 });
      await owner.open(booked);
      expect(
        await mailsAbout(api.sandbox, booked.reference, 'You need not do anything'),
      ).toHaveLength(1);
    },
    LONG,
  );

  it(
    'OQ-22 of two trains is told of both, and waits for both answers',
    async () => {
      const { api, anne, trains, owner } = given();
      const booked = await trains.boughtReturn();
      await trains.move(booked, { minutes: 90 });
      const first = await owner.open(booked);
      await trains.move(booked, { minutes: 120, leg: 1 });
      const second = await owner.untilIs(
        booked.booking_id,
        ({ carrier_change: change }) => change?.id !== first.carrier_change?.id,
      );
      await until(
        () => mailsAbout(api.sandbox, booked.reference, 'You can accept the new times'),
        (mails) => mails.length === 2,
      );
      found(await owner.accept(second));
      const again = await owner.open(booked);
      expect(again.carrier_change?.id).toBe(first.carrier_change?.id);
      found(await owner.accept(again));
      const travelled = await anne.booking(booked.booking_id);
      expect([leaves(travelled), leaves(travelled, 1)]).toEqual([
        minutesLater(leaves(booked), 90),
        minutesLater(leaves(booked, 1), 120),
      ]);
      expect(
        await mailsAbout(api.sandbox, booked.reference, 'You can accept the new times'),
      ).toHaveLength(2);
    },
    LONG,
  );

  it(
    'OQ-22 is found by looking when its message was lost, and answered by whoever found the booking',
    async () => {
      const { api, trains, owner } = given();
      const guest = createTrainBuyer(api.ask, api.sandbox.origin, await api.bearer());
      const booked = await trains.bought(guest);
      await api.sandbox.post('/__rail/webhooks', { mode: 'off' });
      await trains.move(booked, { minutes: 60 });
      try {
        await wakeDueLooks(database().orm, ['trains'], new Date());
        const proposed = await owner.open(booked, guest);
        const finder = { authorization: await api.bearer() };
        const { reference, email, pin } = booked;
        found(await api.ask(findBooking, { reference, email, pin: pin ?? '' }, finder));
        expect(found(await owner.accept(proposed, {}, finder))).toMatchObject({
          state: 'accepted',
        });
      } finally {
        await api.sandbox.post('/__rail/webhooks', { mode: 'on' });
      }
    },
    LONG,
  );
});
