import { confirmExchange, confirmRefund, createRefund } from '@wayfare/api-contract';
import { describeOnDatabases } from '../../../../test/databases/on-databases';
import { mailed, minutesLater } from '../../../../test/clients/news';
import { found } from '../../../../test/clients/traveller-client';
import { itemOf, OUT, tickets } from '../../../../test/clients/train-buyer';
import { leaves, movedTrains } from '../../../../test/builders/moved-trains';

const LONG = 90_000;

describeOnDatabases('What a railway changes by itself', (database) => {
  const given = movedTrains(database);

  it(
    'OQ-22 is told with the times before and after, and travelled so once it is accepted',
    async () => {
      const { api, anne, trains, owner } = given();
      const booked = await trains.bought();
      await trains.move(booked, { minutes: 95 });
      const proposed = await owner.open(booked);
      const [journey] = proposed.carrier_change?.journeys ?? [];
      expect(proposed.carrier_change).toMatchObject({
        actions: ['accept', 'change', 'cancel'],
        carrier: 'Eurostar',
        itemID: itemOf(booked).id,
        legID: tickets(booked).legs[0]?.id,
      });
      expect([journey?.before.departing_at, journey?.after?.departing_at]).toEqual([
        leaves(booked),
        minutesLater(leaves(booked), 95),
      ]);
      expect(leaves(proposed)).toBe(leaves(booked));
      expect(await owner.listed(booked)).toMatchObject({
        carrier_change: { state: 'open' },
        canCancel: true,
        canExchange: true,
      });
      expect((await owner.calendar(proposed)).replaceAll('\r\n ', '')).toContain(
        'proposes other times',
      );
      const mail = await mailed(api.sandbox, booked.reference, 'You can accept the new times');
      expect(mail.subject).toContain('Other times');
      expect(mail.text).toContain('Eurostar has changed your journey');
      const stranger = { authorization: await api.bearer() };
      expect((await owner.accept(proposed, {}, stranger)).errors).toMatchObject([
        { code: 'NOT_FOUND' },
      ]);
      expect((await owner.accept(proposed, { change_id: 'rsc_other' })).errors).toMatchObject([
        { code: 'OFFER_EXPIRED' },
      ]);
      expect(found(await owner.accept(proposed))).toMatchObject({ state: 'accepted', actions: [] });
      const travelled = await anne.booking(booked.booking_id);
      expect(leaves(travelled)).toBe(minutesLater(leaves(booked), 95));
      expect(travelled).toMatchObject({
        carrier_change: { state: 'accepted' },
        ledger: booked.ledger,
        payment: booked.payment,
      });
      expect(
        (await mailed(api.sandbox, booked.reference, 'You accepted')).attachments,
      ).toHaveLength(2);
      const events = await owner.calendar(travelled);
      expect(events).toContain('SEQUENCE:1');
      expect(events).toContain(minutesLater(leaves(booked), 95).replace(/[-:]/g, ''));
      expect(found(await owner.accept(proposed))).toMatchObject({ state: 'accepted' });
      expect(await owner.listed(booked)).toMatchObject({ carrier_change: { state: 'accepted' } });
    },
    LONG,
  );

  it(
    'OQ-22 gives everything back of a ticket that gives nothing back, and the ledger says so',
    async () => {
      const { api, anne, trains, owner } = given();
      const booked = await trains.bought();
      await trains.move(booked, { kind: 'canceled' });
      const proposed = await owner.open(booked);
      expect(proposed.carrier_change).toMatchObject({
        actions: ['change', 'cancel'],
        journeys: [{ after: null }],
      });
      expect((await owner.accept(proposed)).errors).toMatchObject([
        { code: 'INVALID_REQUEST', field: 'change_id' },
      ]);
      const of = { bookingID: booked.booking_id };
      const quote = found(
        await api.ask(
          createRefund,
          { ...of, request: { type: 'REFUND', items: [{ id: itemOf(booked).id }] } },
          anne.headers,
        ),
      );
      expect([quote.total.value, quote.fee.value]).toEqual([booked.ledger.total, '0.00']);
      found(
        await api.ask(
          confirmRefund,
          { ...of, refundID: quote.id, acceptedRefund: quote.total.value },
          anne.headers,
        ),
      );
      expect(await anne.booking(booked.booking_id)).toMatchObject({
        status: 'canceled',
        carrier_change: null,
        ledger: { total: '0.00' },
        payment: { refunded: booked.ledger.total },
      });
    },
    LONG,
  );

  it(
    'OQ-22 lets a ticket that is exchanged for a fee have another train for nothing, when it moved for less than an hour too',
    async () => {
      const { api, anne, trains, owner } = given();
      const booked = await trains.bought();
      expect(itemOf(booked).products[0]?.exchange.fee.value).not.toBe('0.00');
      await trains.move(booked, { minutes: 30 });
      const proposed = await owner.open(booked);
      expect(proposed.carrier_change?.actions).toEqual(['accept', 'change']);
      const { differences, quote } = await owner.otherTrain(proposed);
      expect(new Set(differences)).toEqual(new Set(['0.00']));
      expect([quote.difference.value, quote.fee.value]).toEqual(['0.00', '0.00']);
      found(
        await api.ask(
          confirmExchange,
          {
            bookingID: booked.booking_id,
            exchangeOperationId: quote.exchangeOperationId,
            payment_intent_id: null,
          },
          anne.headers,
        ),
      );
      const changed = await anne.outcome(booked.booking_id);
      expect(changed).toMatchObject({
        status: 'confirmed',
        carrier_change: { state: 'changed', actions: [] },
        ledger: { total: booked.ledger.total },
        payment: { charged: booked.ledger.total, refunded: '0.00' },
      });
      expect(leaves(changed) >= `${OUT}T12:00`).toBe(true);
      expect((await owner.accept(proposed)).errors).toMatchObject([{ code: 'OFFER_EXPIRED' }]);
    },
    LONG,
  );

  it(
    'OQ-22 says of a return what becomes of the other journey, and puts another train in the place of one',
    async () => {
      const { api, anne, trains, owner } = given();
      const booked = await trains.boughtReturn();
      await trains.move(booked, { kind: 'replaced', leg: 1 });
      const proposed = await owner.open(booked);
      const mail = await mailed(api.sandbox, booked.reference, 'You can accept the new times');
      expect(mail.text).toContain('The other journey of these tickets stays as booked');
      expect(mail.text.replaceAll(/\s+/g, ' ')).toContain('you get the money for both');
      const [journey] = proposed.carrier_change?.journeys ?? [];
      expect(journey?.after?.services).not.toEqual(journey?.before.services);
      found(await owner.accept(proposed));
      const travelled = await anne.booking(booked.booking_id);
      expect([leaves(travelled), leaves(travelled, 1)]).toEqual([
        leaves(booked),
        journey?.after?.departing_at,
      ]);
      expect(travelled.bookingItems.map(({ bookingItemStatus }) => bookingItemStatus)).toEqual([
        'EXCHANGED',
        'CONFIRMED',
      ]);
      expect(travelled.ledger).toEqual(booked.ledger);
    },
    LONG,
  );
});
