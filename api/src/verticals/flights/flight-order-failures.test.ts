import { flightQuote } from '@wayfare/api-contract';
import { parseMoney } from '@wayfare/domain';
import { startBookingApp } from '../../../test/clients/booking-app';
import type { BookingApp } from '../../../test/clients/booking-app';
import { intentOf, mailed, orders } from '../../../test/sandbox/sandbox-books';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import type { Flier } from '../../../test/clients/flier-client';
import { PATIENCE_HERE, first } from '../../../test/cases/order-sums';

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
      expect(await intentOf(api.sandbox, intent?.id)).toMatchObject({
        status: 'canceled',
        amount_received: 0,
      });
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
      expect((await intentOf(api.sandbox, intent?.id))?.amount_received).toBe(
        parseMoney(booking.ledger.total).amount,
      );
      expect(await orders(api.sandbox, booking.booking_id)).toHaveLength(1);
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
      expect(await intentOf(api.sandbox, intent?.id)).toMatchObject({
        status: 'canceled',
        amount_received: 0,
      });
      expect(await orders(api.sandbox, booking.booking_id)).toEqual([]);
      await mailed(api.sandbox, booking.reference, 'othing has been charged');
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
      expect(await orders(api.sandbox, booked.booking_id)).toHaveLength(1);
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
});
