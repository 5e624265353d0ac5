import { flightBookingList, flightQuoted, orderFlight } from '@wayfare/api-contract';
import { parseMoney, percentageOf } from '@wayfare/domain';
import { startBookingApp } from '../../../test/clients/booking-app';
import type { BookingApp } from '../../../test/clients/booking-app';
import { intentOf, mailed, orders } from '../../../test/sandbox/sandbox-books';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { BACK, CONTACT } from '../../../test/clients/flier-client';
import type { Flier } from '../../../test/clients/flier-client';
import { PATIENCE_HERE, FAMILY, first } from '../../../test/cases/order-sums';

const LONG = 60_000;

describeOnDatabase('Ordering flights', (database) => {
  let api: BookingApp;
  let anne: Flier;

  beforeAll(async () => {
    api = await startBookingApp(
      database(),
      { SUPPLIER_TIMEOUT_MS: '10000' },
      { timeouts: PATIENCE_HERE },
    );
    anne = await api.flier();
  }, LONG);
  afterAll(() => api.close(), LONG);

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
      expect((await intentOf(api.sandbox, intent?.id))?.amount_received).toBe(
        parseMoney(quote.ledger.total).amount,
      );
      const sold = await orders(api.sandbox, booking.booking_id);
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
      const mail = await mailed(api.sandbox, booking.reference, booking.pin ?? '');
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
      expect(await orders(api.sandbox, booked.booking_id)).toEqual([]);
      expect(intent === null ? '' : await anne.pay(intent)).toBe('requires_capture');
      expect(await anne.outcome(booked.booking_id)).toMatchObject({ status: 'confirmed' });
    },
    LONG,
  );

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
