import { randomUUID } from 'node:crypto';
import {
  createPaymentIntent,
  flightBookingList,
  flightOffer,
  flightQuote,
  flightQuoted,
  orderFlight,
} from '@wayfare/api-contract';
import { addMoney, formatDecimal, parseMoney, percentageOf } from '@wayfare/domain';
import { startBookingApp } from '../../booking-app-under-test';
import type { BookingApp } from '../../booking-app-under-test';
import { describeOnDatabase } from '../../db/on-databases';
import { BACK, CONTACT } from '../../flier-under-test';
import type { Flier } from '../../flier-under-test';
import { PATIENCE } from '../bookings/patience';

const LONG = 60_000;
/** Nobody waits a quarter of an hour for an order that was never made. */
const PATIENCE_HERE = { ...PATIENCE, forUnknown: 1_500, firstPause: 200 };

const FAMILY = ['adult', 'adult', 'child', 'infant_without_seat'] as const;
function first<T>(list: readonly T[] | null | undefined): T {
  const [one] = list ?? [];
  if (one === undefined) throw new Error('there is none');
  return one;
}

const plus = (...amounts: readonly string[]) => formatDecimal(addMoney(...amounts.map(parseMoney)));

describeOnDatabase('Ordering flights', (database) => {
  let api: BookingApp;
  let anne: Flier;

  beforeAll(async () => {
    api = await startBookingApp(
      database(),
      { SUPPLIER_TIMEOUT_MS: '10000' },
      { patience: PATIENCE_HERE },
    );
    anne = await api.flier();
  }, LONG);
  afterAll(() => api.close(), LONG);

  interface WireOrder {
    readonly id: string;
    readonly total_amount: string;
    readonly cancelled_at: string | null;
    readonly metadata: Readonly<Record<string, string>> | null;
    readonly passengers: readonly {
      readonly given_name: string;
      readonly family_name: string;
      readonly phone_number: string;
      readonly infant_passenger_id: string | null;
    }[];
    readonly services: readonly { readonly type: string; readonly quantity: number }[];
  }

  /** what the airline has of a booking of ours */
  async function orders(id: string): Promise<WireOrder[]> {
    const headers = { 'duffel-version': 'v2', authorization: 'Bearer duffel_test_sandbox' };
    const { data }: { data: WireOrder[] } = await (
      await fetch(`${api.sandbox.origin}/air/orders?limit=200`, { headers })
    ).json();
    return data.filter(({ metadata }) => metadata?.['reference'] === id);
  }

  async function mailed(reference: string, part: string) {
    for (;;) {
      const mail = (await api.sandbox.received()).find(
        ({ subject, text }) =>
          `${subject} ${text}`.includes(reference) && `${subject} ${text}`.includes(part),
      );
      if (mail !== undefined) return mail;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }

  const intentOf = async (id: string | undefined) => {
    const {
      payment_intents: intents,
    }: { payment_intents: { id: string; status: string; amount_received: number }[] } =
      await api.sandbox.json('/__payments');
    return intents.find((intent) => intent.id === id);
  };

  describe('an offer that is sold', () => {
    it(
      'OQ-52 is neither shown, nor quoted, nor paid, nor ordered a second time',
      async () => {
        const offer = await anne.offer('AMS-BCN');
        const [first_, second] = [await anne.quote(offer), await anne.quote(offer)];
        const intent = await anne.intent(second.quote_id);
        const { booked } = await anne.order(first_);
        expect(await anne.outcome(booked.booking_id)).toMatchObject({ status: 'confirmed' });
        const refused = [
          await api.ask(flightOffer(offer.id), {}, anne.headers),
          await api.ask(flightQuote(), anne.quoteRequest(offer), anne.headers),
          await api.ask(flightQuoted(), { quote_id: second.quote_id }, anne.headers),
          await api.ask(createPaymentIntent, { offerID: second.quote_id }, anne.headers),
          await api.ask(orderFlight(), anne.orderRequest(second, intent.id), anne.headers),
        ];
        for (const answer of refused)
          expect(answer).toMatchObject({ status: 410, errors: [{ code: 'OFFER_EXPIRED' }] });
        expect(await orders(booked.booking_id)).toHaveLength(1);
      },
      LONG,
    );

    it(
      'FLT-40 is for sale again when the order came to nothing',
      async () => {
        const offer = await anne.offer('LTN-LGW');
        const { booked } = await anne.order(await anne.quote(offer));
        expect(await anne.outcome(booked.booking_id)).toMatchObject({
          payment: { charged: '0.00' },
        });
        expect((await anne.quote(offer)).offer.id).toBe(offer.id);
      },
      LONG,
    );

    it(
      'is for sale as long as nobody has paid for it',
      async () => {
        const offer = await anne.offer('AMS-BCN');
        const quote = await anne.quote(offer);
        const intent = await anne.intent(quote.quote_id);
        expect(
          (await api.ask(orderFlight(), anne.orderRequest(quote, intent.id), anne.headers)).result,
        ).toMatchObject({ status: 'completing' });
        expect((await anne.quote(offer)).offer.id).toBe(offer.id);
      },
      LONG,
    );
  });

  describe('a quote', () => {
    it(
      'FLT-45 prices the offer with its commission, and its lines add up to the cent',
      async () => {
        const offer = await anne.offer('AMS-BCN', { back: BACK, passengers: FAMILY });
        const quote = await anne.quote(offer);
        expect(quote.ledger.total).toBe(offer.total_amount);
        expect(plus(...quote.ledger.lines.map(({ amount }) => amount))).toBe(quote.ledger.total);
        expect(quote.ledger.lines.map(({ kind, name }) => [kind, name])).toEqual([
          ['base', ''],
          ['tax', 'Taxes'],
        ]);
        expect(quote.terms).toEqual({
          timing: 'now',
          now: quote.ledger.total,
          later: '0.00',
          laterDate: null,
          property: '0.00',
          needsCard: true,
        });
        const again = await api.ask(
          flightQuoted(),
          { quote_id: quote.quote_id, language: 'nl' },
          anne.headers,
        );
        expect(again.result).toMatchObject({
          quote_id: quote.quote_id,
          ledger: { total: quote.ledger.total, lines: [{}, { name: 'Belastingen' }] },
          priceChanged: false,
        });
        expect(quote.dictionary.locations['AMS']).toMatchObject({ nameCity: 'Amsterdam' });
      },
      LONG,
    );

    it('OQ-51 tells a price that is another one than was shown', async () => {
      const offer = await anne.offer('AMS-BCN');
      const request = anne.quoteRequest(offer, { shown_total: '1.00' });
      expect((await api.ask(flightQuote(), request, anne.headers)).result).toMatchObject({
        priceChanged: true,
        previousTotal: '1.00',
        ledger: { total: offer.total_amount },
      });
      expect(
        (
          await api.ask(
            flightQuote(),
            { ...request, shown_total: offer.total_amount },
            anne.headers,
          )
        ).result,
      ).toMatchObject({ priceChanged: false, previousTotal: null });
    });

    it(
      'FLT-36, FLT-37 adds bags and seats at the airline’s own prices',
      async () => {
        const offer = await anne.withBags(await anne.offer('AMS-BCN', { back: BACK }));
        const bag = offer.available_services?.find(({ maximum_quantity: maximum }) => maximum > 1);
        const seats = await anne.seats(offer, offer.passengers[0]?.id ?? '');
        expect(seats.length).toBeGreaterThan(1);
        const quote = await anne.quote(offer, [
          { id: bag?.id ?? '', quantity: 2 },
          ...seats.map(({ id, designator }) => ({ id, quantity: 1, designator })),
        ]);
        const bags = plus(bag?.total_amount ?? '', bag?.total_amount ?? '');
        const seated = plus(...seats.map(({ total_amount: amount }) => amount));
        expect(
          quote.ledger.lines.slice(2).map(({ kind, name, amount }) => [kind, name, amount]),
        ).toEqual([
          ['extra', 'Bags', bags],
          ...(seated === '0.00' ? [] : [['extra', 'Seats', seated]]),
        ]);
        expect(quote.ledger.total).toBe(plus(offer.total_amount, bags, seated));
        expect(
          quote.services.map(({ type, quantity, designator }) => [type, quantity, designator]),
        ).toEqual([
          ['baggage', 2, null],
          ...seats.map(({ designator }) => ['seat', 1, designator]),
        ]);
      },
      LONG,
    );

    it.each<[string, string, () => Promise<object>, number, object]>([
      [
        'an unknown provider',
        'nobody',
        async () => anne.quoteRequest({ id: 'off_x' }),
        404,
        { code: 'UNKNOWN_PROVIDER' },
      ],
      [
        'an offer that is gone',
        'duffel',
        async () => anne.quoteRequest({ id: 'off_nothing' }),
        410,
        { code: 'OFFER_EXPIRED' },
      ],
      [
        'something that is not for sale',
        'duffel',
        async () =>
          anne.quoteRequest(await anne.offer('AMS-BCN'), {
            services: [{ id: 'ase_nothing', quantity: 1 }],
          }),
        422,
        { field: 'services.0.id', message: 'This is not for sale with these flights.' },
      ],
      [
        'a seat that is not there any more',
        'duffel',
        async () =>
          anne.quoteRequest(await anne.offer('AMS-BCN'), {
            services: [{ id: 'ase_nothing', quantity: 1, designator: '12A' }],
          }),
        409,
        {
          code: 'SEAT_TAKEN',
          field: 'services.0',
          designator: '12A',
          message: 'Seat 12A has just been taken. Please choose another one.',
        },
      ],
      [
        'bags that fail',
        'duffel',
        async () =>
          anne.quoteRequest(await anne.offer('LTN-LHR'), {
            services: [{ id: 'ase_nothing', quantity: 1 }],
          }),
        502,
        { code: 'BAGS_FAILED', message: 'Baggage could not be included' },
      ],
      [
        'holding what must be paid at once',
        'duffel',
        async () => anne.quoteRequest(await anne.offer('AMS-BCN'), { type: 'hold' }),
        422,
        { field: 'type' },
      ],
      [
        'holding with bags',
        'duffel',
        async () => {
          const offer = await anne.withBags(await anne.offer('JFK-EWR'));
          return anne.quoteRequest(offer, {
            type: 'hold',
            services: [{ id: offer.available_services?.[0]?.id ?? '', quantity: 1 }],
          });
        },
        422,
        { field: 'services' },
      ],
    ])(
      'is refused for %s',
      async (_what, provider, request, status, error) => {
        const answer = await api.ask(
          flightQuote(provider),
          (await request()) as never,
          anne.headers,
        );
        expect([answer.status, answer.errors]).toMatchObject([status, [error]]);
      },
      LONG,
    );
  });

  it(
    'FLT-11, FLT-38 orders flights for a family with a bag and seats, charges what was agreed, and writes',
    async () => {
      const offer = await anne.withBags(
        await anne.offer('AMS-BCN', { back: BACK, passengers: FAMILY }),
      );
      const seat = first(await anne.seats(offer, first(offer.passengers).id));
      const quote = await anne.quote(offer, [
        { id: first(offer.available_services).id, quantity: 1 },
        { id: seat.id, quantity: 1, designator: seat.designator },
      ]);
      const { booked, intent } = await anne.order(quote);
      expect(booked.status).toBe('completing');
      const booking = await anne.outcome(booked.booking_id);
      expect(booking).toMatchObject({
        status: 'confirmed',
        type: 'instant',
        payment: { state: 'captured', charged: quote.ledger.total, refunded: '0.00' },
        ledger: { total: quote.ledger.total },
        email: CONTACT.email,
        price_change: null,
        hold: null,
        canPay: false,
        canCancel: true,
      });
      expect(booking.airline_reference).toMatch(/^[A-Z0-9]{6}$/);
      expect(
        booking.travellers.map(({ type, name, ticket_number: ticket }) => [
          type,
          name,
          ticket !== null,
        ]),
      ).toEqual([
        ['adult', 'Anneke', true],
        ['adult', 'Łukasz', true],
        ['child', 'Zoë', true],
        ['infant_without_seat', 'Bo', true],
      ]);
      expect(booking.slices.map(({ itinerary_key: key }) => key)).toEqual(
        offer.slices.map(({ itinerary_key: key }) => key),
      );
      const flown = booking.slices.flatMap(({ segments }) => segments.map(({ id }) => id));
      expect(booking.services.map(({ type }) => type)).toEqual(['baggage', 'seat']);
      for (const { segment_ids: ids } of booking.services)
        expect(flown).toEqual(expect.arrayContaining(ids));
      expect((await intentOf(intent?.id))?.amount_received).toBe(
        parseMoney(quote.ledger.total).amount,
      );
      const sold = await orders(booking.booking_id);
      expect(sold).toHaveLength(1);
      const order = first(sold);
      // the airline gets its own price: the fare without our two percent
      const fare = parseMoney(offer.base_amount).amount;
      const ours = parseMoney(quote.ledger.total).amount - parseMoney(order.total_amount).amount;
      expect(percentageOf({ amount: fare - ours, currency: 'EUR' }, 2).amount).toBe(ours);
      expect(order.passengers.map(({ given_name: name }) => name)).toEqual([
        'ANNEKE',
        'LUKASZ',
        'ZOE',
        'BO',
      ]);
      expect(order.passengers[0]).toMatchObject({
        family_name: 'DE VRIES',
        phone_number: '+31612345678',
        infant_passenger_id: offer.passengers.at(-1)?.id,
      });
      expect(order.services.map(({ type }) => type).sort()).toEqual(['baggage', 'seat']);
      const mail = await mailed(booking.reference, booking.pin ?? '');
      expect(mail.attachments.map(({ name }) => name)).toEqual([
        `wayfare-${booking.reference.toLowerCase()}.pdf`,
        `wayfare-${booking.reference.toLowerCase()}.ics`,
      ]);
      const ticket = await api.app.inject(booking.documents?.voucher ?? '');
      expect([ticket.statusCode, ticket.rawPayload.subarray(0, 5).toString()]).toEqual([
        200,
        '%PDF-',
      ]);
      const list = (await api.ask(flightBookingList, {}, anne.headers)).result;
      expect(list?.bookings.find(({ booking_id: id }) => id === booking.booking_id)).toMatchObject({
        status: 'confirmed',
        canCancel: true,
        slices: [
          {
            origin: { code: 'AMS', name: 'Amsterdam' },
            destination: { code: 'BCN', name: 'Barcelona' },
          },
          { destination: { code: 'AMS' } },
        ],
        passengers: [{ name: 'Anneke', surname: 'de Vries' }, {}, {}, {}],
      });
    },
    LONG,
  );

  it(
    'FLT-38 takes another card after one was declined, for the same booking',
    async () => {
      const quote = await anne.quote(await anne.offer('AMS-BCN'));
      const { booked, intent } = await anne.order(quote, 'pm_card_visa_chargeDeclined');
      expect(await anne.booking(booked.booking_id)).toMatchObject({
        status: 'completing',
        payment: { state: 'awaiting' },
      });
      expect(await orders(booked.booking_id)).toEqual([]);
      expect(intent === null ? '' : await anne.pay(intent)).toBe('requires_capture');
      expect(await anne.outcome(booked.booking_id)).toMatchObject({ status: 'confirmed' });
    },
    LONG,
  );

  it(
    'FLT-14, FLT-39 charges nothing when the price rose at the airline, and says what it was and is',
    async () => {
      const quote = await anne.quote(await anne.offer('LHR-STN'));
      const { booked, intent } = await anne.order(quote);
      const booking = await anne.outcome(booked.booking_id);
      expect(booking).toMatchObject({
        status: 'refunded',
        reason: 'PRICE_CHANGED',
        payment: { state: 'voided', charged: '0.00' },
        price_change: { previous_amount: quote.ledger.total },
        documents: null,
      });
      expect(parseMoney(booking.price_change?.new_amount ?? '0.00').amount).toBeGreaterThan(
        parseMoney(quote.ledger.total).amount,
      );
      expect(await intentOf(intent?.id)).toMatchObject({ status: 'canceled', amount_received: 0 });
      const fresh = await anne.quote(quote.offer);
      expect(fresh.ledger.total).toBe(booking.price_change?.new_amount);
      expect(await anne.outcome((await anne.order(fresh)).booked.booking_id)).toMatchObject({
        status: 'confirmed',
        payment: { charged: fresh.ledger.total },
      });
    },
    LONG,
  );

  it(
    'OQ-51 takes the lower price when it fell at the airline',
    async () => {
      const quote = await anne.quote(await anne.offer('STN-LGW'));
      const { booked, intent } = await anne.order(quote);
      const booking = await anne.outcome(booked.booking_id);
      const change = { previous_amount: quote.ledger.total, new_amount: booking.ledger.total };
      expect(booking).toMatchObject({
        status: 'confirmed',
        payment: { state: 'captured', charged: booking.ledger.total },
        price_change: change,
      });
      expect(parseMoney(booking.ledger.total).amount).toBeLessThan(
        parseMoney(quote.ledger.total).amount,
      );
      expect((await intentOf(intent?.id))?.amount_received).toBe(
        parseMoney(booking.ledger.total).amount,
      );
      expect(await orders(booking.booking_id)).toHaveLength(1);
    },
    LONG,
  );

  it.each([
    ['LTN-LGW', 'the order fails after payment'],
    ['LHR-LGW', 'the airline answers with an error'],
    ['LGW-STN', 'our balance is empty'],
  ])(
    'FLT-40 gives the money free and writes when %s: %s',
    async (route) => {
      const { booked, intent } = await anne.order(await anne.quote(await anne.offer(route)));
      const booking = await anne.outcome(booked.booking_id);
      expect(booking).toMatchObject({
        status: 'refunded',
        reason: 'SUPPLIER_FAILED',
        payment: { state: 'voided', charged: '0.00' },
        canCancel: false,
      });
      expect(await intentOf(intent?.id)).toMatchObject({ status: 'canceled', amount_received: 0 });
      expect(await orders(booking.booking_id)).toEqual([]);
      await mailed(booking.reference, 'othing has been charged');
    },
    LONG,
  );

  it(
    'answers that flights are gone before anything is asked of a card',
    async () => {
      const offer = await anne.offer('LGW-LHR');
      expect(
        (await api.ask(flightQuote(), anne.quoteRequest(offer), anne.headers)).errors,
      ).toMatchObject([{ code: 'OFFER_EXPIRED' }]);
    },
    LONG,
  );

  it(
    'OQ-36 finds an order whose answer was lost, and makes no second one',
    async () => {
      const quote = await anne.quote(await anne.offer('AMS-BCN'));
      await api.sandbox.post('/__faults', {
        match: '/air/orders',
        containing: quote.offer.id,
        mode: 'lost',
        times: 1,
      });
      const { booked } = await anne.order(quote);
      expect(await anne.outcome(booked.booking_id)).toMatchObject({
        status: 'confirmed',
        payment: { charged: quote.ledger.total },
      });
      expect(await orders(booked.booking_id)).toHaveLength(1);
    },
    LONG,
  );

  it(
    'FLT-36 names a seat that somebody else took meanwhile',
    async () => {
      const [offer, theirs] = [await anne.offer('AMS-BCN'), await anne.offer('AMS-BCN')];
      const seat = first(await anne.seats(offer, first(offer.passengers).id));
      const chosen = { id: seat.id, quantity: 1, designator: seat.designator };
      const other = first(await anne.seats(theirs, first(theirs.passengers).id));
      expect(other.designator).toBe(seat.designator);
      const quote = await anne.quote(offer, [chosen]);
      const stranger = await api.flier();
      const { booked } = await stranger.order(
        await stranger.quote(theirs, [{ id: other.id, quantity: 1 }]),
      );
      expect(await stranger.outcome(booked.booking_id)).toMatchObject({ status: 'confirmed' });
      expect(
        (
          await api.ask(
            flightQuote(),
            anne.quoteRequest(offer, { services: [chosen] }),
            anne.headers,
          )
        ).errors,
      ).toMatchObject([{ code: 'SEAT_TAKEN', designator: seat.designator }]);
      const late = await anne.order(quote);
      expect(await anne.outcome(late.booked.booking_id)).toMatchObject({
        status: 'refunded',
        reason: 'NO_SEATS',
        payment: { state: 'voided' },
      });
    },
    LONG,
  );

  describe('asked more than once', () => {
    it(
      'answers the same booking to a double click, a reload and another tab',
      async () => {
        const quote = await anne.quote(await anne.offer('AMS-BCN'));
        const intent = await anne.intent(quote.quote_id);
        const request = anne.orderRequest(quote, intent.id);
        const key = { ...anne.headers, 'idempotency-key': randomUUID() };
        const answers = await Promise.all([
          api.ask(orderFlight(), request, key),
          api.ask(orderFlight(), request, key),
          api.ask(orderFlight(), request, anne.headers),
          api.ask(orderFlight(), { ...request, client_reference: randomUUID() }, anne.headers),
        ]);
        expect(new Set(answers.map(({ result }) => result?.booking_id)).size).toBe(1);
        await anne.pay(intent);
        const id = answers[0]?.result?.booking_id ?? '';
        expect(await anne.outcome(id)).toMatchObject({ status: 'confirmed' });
        expect(await orders(id)).toHaveLength(1);
      },
      LONG,
    );

    it(
      'refuses a key without a value, and one that was used for something else',
      async () => {
        const quote = await anne.quote(await anne.offer('AMS-BCN'));
        const request = anne.orderRequest(quote, (await anne.intent(quote.quote_id)).id);
        const key = { ...anne.headers, 'idempotency-key': randomUUID() };
        expect(
          (await api.ask(orderFlight(), request, { ...key, 'idempotency-key': '' })).errors,
        ).toMatchObject([{ field: 'Idempotency-Key' }]);
        await api.ask(orderFlight(), request, key);
        expect(
          (await api.ask(orderFlight(), { ...request, client_reference: randomUUID() }, key))
            .status,
        ).toBe(409);
      },
      LONG,
    );
  });

  it('writes no name, address or phone number into the log', () => {
    const lines = api.logged.join('\n').toLowerCase();
    expect(lines.length).toBeGreaterThan(0);
    for (const secret of ['de vries', CONTACT.email.toLowerCase(), '612345678'])
      expect(lines).not.toContain(secret);
  });

  it(
    'answers what is over, unknown or not agreed to',
    async () => {
      const quote = await anne.quote(await anne.offer('AMS-BCN'));
      const intent = await anne.intent(quote.quote_id);
      const later = {
        ...anne.headers,
        'x-test-clock': new Date(Date.parse(quote.expires_at) + 1_000).toISOString(),
      };
      const order = (change: object, headers: Record<string, string> = anne.headers) =>
        api.ask(orderFlight(), { ...anne.orderRequest(quote, intent.id), ...change }, headers);
      expect((await api.ask(flightQuoted(), { quote_id: quote.quote_id }, later)).status).toBe(410);
      expect((await order({}, later)).status).toBe(410);
      expect((await api.ask(flightQuoted(), { quote_id: 'qt_none' }, anne.headers)).status).toBe(
        404,
      );
      expect((await order({ accepted_total: '1.00' })).errors).toMatchObject([
        { code: 'PRICE_CHANGED', field: 'accepted_total', newPrice: quote.ledger.total },
      ]);
      expect((await order({ payment_intent_id: null })).errors).toMatchObject([
        { field: 'payment_intent_id', message: 'This rate needs a card.' },
      ]);
      expect((await order({ payment_intent_id: 'pi_none' })).errors).toMatchObject([
        { code: 'PAYMENT_FAILED' },
      ]);
      const other = await anne.intent((await anne.quote(await anne.offer('AMS-BCN'))).quote_id);
      expect((await order({ payment_intent_id: other.id })).errors).toMatchObject([
        { field: 'payment_intent_id' },
      ]);
      expect((await order({ passengers: [] })).status).toBe(422);
    },
    LONG,
  );
});
