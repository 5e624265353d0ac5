import { randomUUID } from 'node:crypto';
import {
  createPaymentIntent,
  flightOffer,
  flightQuote,
  flightQuoted,
  orderFlight,
} from '@wayfare/api-contract';
import { startBookingApp } from '../../../test/clients/booking-app';
import type { BookingApp } from '../../../test/clients/booking-app';
import { orders } from '../../../test/sandbox/sandbox-books';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import type { Flier } from '../../../test/clients/flier-client';
import { PATIENCE_HERE } from '../../../test/cases/order-sums';

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
        expect(await orders(api.sandbox, booked.booking_id)).toHaveLength(1);
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
        expect(await orders(api.sandbox, id)).toHaveLength(1);
      },
      LONG,
    );

    it(
      'refuses a key without a value, and orders a quote once whatever reference it is asked with',
      async () => {
        const quote = await anne.quote(await anne.offer('AMS-BCN'));
        const request = anne.orderRequest(quote, (await anne.intent(quote.quote_id)).id);
        const key = { ...anne.headers, 'idempotency-key': randomUUID() };
        expect(
          (await api.ask(orderFlight(), request, { ...key, 'idempotency-key': '' })).errors,
        ).toMatchObject([{ field: 'Idempotency-Key' }]);
        const first = await api.ask(orderFlight(), request, key);
        const again = await api.ask(
          orderFlight(),
          { ...request, client_reference: randomUUID() },
          key,
        );
        expect([again.status, again.result?.booking_id]).toEqual([200, first.result?.booking_id]);
      },
      LONG,
    );
  });
});
