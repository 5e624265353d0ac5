import {
  acceptTrainChange,
  confirmExchange,
  confirmRefund,
  createRefund,
  exchangeQuote,
  findBooking,
  searchExchangeOffers,
  searchTickets,
  trainBookingList,
} from '@wayfare/api-contract';
import type { TicketOffer, TrainBookingView } from '@wayfare/api-contract';
import { addDays } from '@wayfare/domain';
import { startBookingApp } from '../../booking-app-under-test';
import type { BookingApp } from '../../booking-app-under-test';
import { describeOnDatabases } from '../../db/on-databases';
import { signedInMember } from '../../member-under-test';
import { mailed, mailsAbout, signedAs, until } from '../../news-under-test';
import { found } from '../../traveller-under-test';
import { findBooking as bookingRow } from '../bookings/bookings.repository';
import { wakeDueLooks } from '../bookings/carrier-looks.repository';
import { createTrainBuyer, itemOf, OUT, tickets } from './after-sales/train-buyer';
import type { TrainBuyer } from './after-sales/train-buyer';

const LONG = 90_000;
const SECRET = 'rail_webhook_sandbox';
const BACK = addDays(OUT, 6);

const leaves = (booking: TrainBookingView, leg = 0) =>
  tickets(booking).legs[leg]?.solution.departure.slice(0, 19) ?? '';
const minutesLater = (local: string, minutes: number) =>
  new Date(Date.parse(`${local}Z`) + minutes * 60_000).toISOString().slice(0, 19);

describeOnDatabases('What a railway changes by itself', (database) => {
  let api: BookingApp;
  let anne: TrainBuyer;

  beforeAll(async () => {
    api = await startBookingApp(database(), { RAIL_TIMEOUT_MS: '20000' });
    anne = createTrainBuyer(
      api.ask,
      api.sandbox.origin,
      (await signedInMember({ database: database(), keys: api.keys, now: Date.now() }))
        .authorization,
    );
  }, LONG);
  afterAll(() => api.close(), LONG);

  const search = (legs: readonly string[]) =>
    api.ask(
      searchTickets,
      {
        legs: legs.map((text) => {
          const [origin = '', destination = '', departure = ''] = text.split(' ');
          return { origin, destination, departure };
        }),
        travelers: [{ age: 40 }],
      },
      anne.headers,
    );
  const isStrict = ({ flexibility, compatibleOffers }: TicketOffer) =>
    flexibility.code === 'NON_FLEX' && compatibleOffers.length === 0;

  /** A ticket that gives nothing back, of an owner or of somebody else. */
  async function bought(by = anne): Promise<TrainBookingView> {
    const { offers } = found(await search([`NL:amsterdam FR:paris ${OUT}T08:00`]));
    return by.buy([[offers.find(isStrict)?.location ?? '']]);
  }
  /** Way out and way back, sold together. */
  async function boughtReturn(): Promise<TrainBookingView> {
    const { offers } = found(
      await search([`NL:amsterdam FR:paris ${OUT}T08:00`, `FR:paris NL:amsterdam ${BACK}T08:00`]),
    );
    const out = offers.find(({ compatibleOffers }) => compatibleOffers.length > 0);
    const back = offers.find(({ id }) => out?.compatibleOffers.includes(id));
    return anne.buy([[out?.location ?? '', back?.location ?? '']]);
  }

  const move = (booking: TrainBookingView, change: object = {}) =>
    api.sandbox.post('/__rail/schedule-changes', {
      booking_reference: booking.supplierReference,
      ...change,
    });
  const untilIs = (id: string, isThere: (booking: TrainBookingView) => boolean) =>
    until(() => anne.booking(id), isThere);
  const open = ({ booking_id: id }: TrainBookingView, by = anne) =>
    until(
      () => by.booking(id),
      ({ carrier_change: change }) => change?.state === 'open',
    );
  const accept = (booking: TrainBookingView, change = {}, headers = anne.headers) =>
    api.ask(
      acceptTrainChange,
      { bookingID: booking.booking_id, change_id: booking.carrier_change?.id ?? '', ...change },
      headers,
    );
  const listed = async ({ booking_id: id }: TrainBookingView) =>
    found(await api.ask(trainBookingList, { language: 'en' }, anne.headers)).bookings.find(
      (booking) => booking.booking_id === id,
    );
  const calendar = async ({ documents }: TrainBookingView) =>
    (await api.app.inject(documents?.calendar ?? '')).body;

  /** What other trains at noon cost more, and the quote for the first. */
  async function otherTrain(booking: TrainBookingView) {
    const of = { bookingID: booking.booking_id };
    const { id, legs } = tickets(booking);
    const [leg] = legs;
    if (leg === undefined) throw new Error('a ticket has a leg');
    const wanted = {
      id: leg.id,
      origin: leg.origin.code,
      destination: leg.destination.code,
      departure: `${OUT}T12:00`,
    };
    const [result] = found(
      await api.ask(
        searchExchangeOffers,
        { ...of, request: { items: [{ id, legs: [wanted] }] } },
        anne.headers,
      ),
    ).items;
    const [offer] = result?.offers ?? [];
    if (result === undefined || offer === undefined) throw new Error('there is no other train');
    const chosen = [{ id: leg.id, selectedOfferId: offer.id }];
    const quote = found(
      await api.ask(
        exchangeQuote,
        { ...of, request: { items: [{ id, searchId: result.searchId, legs: chosen }] } },
        anne.headers,
      ),
    );
    return { differences: result.offers.map(({ difference }) => difference.value), quote };
  }

  it(
    'OQ-22 is told with the times before and after, and travelled so once it is accepted',
    async () => {
      const booked = await bought();
      await move(booked, { minutes: 95 });
      const proposed = await open(booked);
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
      expect(await listed(booked)).toMatchObject({
        carrier_change: { state: 'open' },
        canCancel: true,
        canExchange: true,
      });
      expect((await calendar(proposed)).replaceAll('\r\n ', '')).toContain('proposes other times');
      const mail = await mailed(api.sandbox, booked.reference, 'You can accept the new times');
      expect(mail.subject).toContain('Other times');
      expect(mail.text).toContain('Eurostar has changed your journey');
      const stranger = { authorization: await api.bearer() };
      expect((await accept(proposed, {}, stranger)).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
      expect((await accept(proposed, { change_id: 'rsc_other' })).errors).toMatchObject([
        { code: 'OFFER_EXPIRED' },
      ]);
      expect(found(await accept(proposed))).toMatchObject({ state: 'accepted', actions: [] });
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
      const events = await calendar(travelled);
      expect(events).toContain('SEQUENCE:1');
      expect(events).toContain(minutesLater(leaves(booked), 95).replace(/[-:]/g, ''));
      expect(found(await accept(proposed))).toMatchObject({ state: 'accepted' });
      expect(await listed(booked)).toMatchObject({ carrier_change: { state: 'accepted' } });
    },
    LONG,
  );

  it(
    'OQ-22 gives everything back of a ticket that gives nothing back, and the ledger says so',
    async () => {
      const booked = await bought();
      await move(booked, { kind: 'canceled' });
      const proposed = await open(booked);
      expect(proposed.carrier_change).toMatchObject({
        actions: ['change', 'cancel'],
        journeys: [{ after: null }],
      });
      expect((await accept(proposed)).errors).toMatchObject([
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
      const booked = await bought();
      expect(itemOf(booked).products[0]?.exchange.fee.value).not.toBe('0.00');
      await move(booked, { minutes: 30 });
      const proposed = await open(booked);
      expect(proposed.carrier_change?.actions).toEqual(['accept', 'change']);
      const { differences, quote } = await otherTrain(proposed);
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
      expect((await accept(proposed)).errors).toMatchObject([{ code: 'OFFER_EXPIRED' }]);
    },
    LONG,
  );

  it(
    'OQ-22 says of a return what becomes of the other journey, and puts another train in the place of one',
    async () => {
      const booked = await boughtReturn();
      await move(booked, { kind: 'replaced', leg: 1 });
      const proposed = await open(booked);
      const mail = await mailed(api.sandbox, booked.reference, 'You can accept the new times');
      expect(mail.text).toContain('The other journey of these tickets stays as booked');
      expect(mail.text.replaceAll(/\s+/g, ' ')).toContain('you get the money for both');
      const [journey] = proposed.carrier_change?.journeys ?? [];
      expect(journey?.after?.services).not.toEqual(journey?.before.services);
      found(await accept(proposed));
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

  it(
    'OQ-22 is only told when it needs no answer, and once however often the railway says it',
    async () => {
      const booked = await bought();
      await move(booked, { kind: 'notice', minutes: 10 });
      const told = await untilIs(
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
      await move(booked, { minutes: 120 });
      await open(booked);
      expect(
        await mailsAbout(api.sandbox, booked.reference, 'You need not do anything'),
      ).toHaveLength(1);
    },
    LONG,
  );

  it(
    'OQ-22 of two trains is told of both, and waits for both answers',
    async () => {
      const booked = await boughtReturn();
      await move(booked, { minutes: 90 });
      const first = await open(booked);
      await move(booked, { minutes: 120, leg: 1 });
      const second = await untilIs(
        booked.booking_id,
        ({ carrier_change: change }) => change?.id !== first.carrier_change?.id,
      );
      await until(
        () => mailsAbout(api.sandbox, booked.reference, 'You can accept the new times'),
        (mails) => mails.length === 2,
      );
      found(await accept(second));
      const again = await open(booked);
      expect(again.carrier_change?.id).toBe(first.carrier_change?.id);
      found(await accept(again));
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
      const guest = createTrainBuyer(api.ask, api.sandbox.origin, await api.bearer());
      const booked = await bought(guest);
      await api.sandbox.post('/__rail/webhooks', { mode: 'off' });
      await move(booked, { minutes: 60 });
      try {
        await wakeDueLooks(database().orm, ['trains'], new Date());
        const proposed = await open(booked, guest);
        const finder = { authorization: await api.bearer() };
        const { reference, email, pin } = booked;
        found(await api.ask(findBooking, { reference, email, pin: pin ?? '' }, finder));
        expect(found(await accept(proposed, {}, finder))).toMatchObject({ state: 'accepted' });
      } finally {
        await api.sandbox.post('/__rail/webhooks', { mode: 'on' });
      }
    },
    LONG,
  );
});
