import { bookHotel, createPaymentIntent } from '@wayfare/api-contract';
import { parseMoney } from '@wayfare/domain';
import { eq } from 'drizzle-orm';
import { startBookingApp } from '../../booking-app-under-test';
import type { BookingApp } from '../../booking-app-under-test';
import { describeOnDatabases } from '../../db/on-databases';
import { bookings } from '../../db/schema/bookings';
import type { Traveller } from '../../traveller-under-test';
import { ticketLocation } from '../trains/a-rail-item';
import { OUT } from '../trains/after-sales/train-buyer';
import { FakeRailway } from '../trains/fake-railway';
import { createRider } from '../trains/rider-under-test';

const LONG = 60_000;

describeOnDatabases('Paying', (database) => {
  let api: BookingApp;
  let anne: Traveller;
  let hotel: string;

  beforeAll(async () => {
    api = await startBookingApp(
      database(),
      { PAYMENTS_TIMEOUT_MS: '1000' },
      { hotels: 40, railways: () => new FakeRailway({ now: Date.now }).supplier },
    );
    anne = await api.traveller();
    for (const candidate of api.hotels) {
      hotel = candidate;
      if ((await anne.quote(candidate, 'now').catch(() => null)) !== null) return;
    }
  }, LONG);
  afterEach(() => fetch(`${api.sandbox.origin}/__faults`, { method: 'DELETE' }));
  afterAll(() => api.close(), LONG);

  const intentFor = async (offerID: string, headers: Record<string, string>) => {
    const { status, result, errors } = await api.ask(
      createPaymentIntent,
      { offerID, description: '', paymentTiming: 'now' },
      headers,
    );
    return { status, id: result?.paymentIntent.id, code: Object(errors[0]).code };
  };
  const hang = (match: string) =>
    api.sandbox.post('/__faults', { match, mode: 'hang', times: 100 });

  it(
    'API-08 makes an intent of what the server knows to be due, and none of an offer that is unknown or over',
    async () => {
      const quote = await anne.quote(hotel);
      const due = quote.paymentTypes.find(({ timing }) => timing === 'now')?.now ?? '';
      const request = { offerID: quote.optionRefId, description: 'A room', amount: 1 };
      const asked = await api.ask(createPaymentIntent, request, anne.headers);
      expect([asked.status, asked.result?.paymentIntent]).toEqual([
        200,
        expect.objectContaining({ amount: parseMoney(due).amount, currency: 'eur' }),
      ]);
      expect(parseMoney(due).amount).toBeGreaterThan(1);
      expect(await intentFor('qt_unknown', anne.headers)).toEqual({
        status: 404,
        id: undefined,
        code: 'NOT_FOUND',
      });
      const later = new Date(Date.now() + 31 * 60_000).toISOString();
      expect(
        await intentFor(quote.optionRefId, { ...anne.headers, 'x-test-clock': later }),
      ).toEqual({ status: 410, id: undefined, code: 'OFFER_EXPIRED' });
    },
    LONG,
  );

  it(
    'gives nobody else an intent for a booked room, and its buyer only the one that pays for it',
    async () => {
      const { quote, intent, booked } = await anne.book(hotel);
      await anne.outcome(booked.booking_id);
      const stranger = await api.traveller();
      expect(await intentFor(quote.optionRefId, stranger.headers)).toEqual({
        status: 404,
        code: 'NOT_FOUND',
      });
      expect(await intentFor(quote.optionRefId, anne.headers)).toEqual({
        status: 200,
        id: intent?.id,
      });
      await database()
        .orm.update(bookings)
        .set({ state: 'done', status: 'canceled', runAt: null })
        .where(eq(bookings.id, booked.booking_id));
      expect(await intentFor(quote.optionRefId, anne.headers)).toEqual({
        status: 410,
        code: 'OFFER_EXPIRED',
      });
    },
    LONG,
  );

  it(
    'gives nobody else an intent for ordered flights',
    async () => {
      const flier = await api.flier();
      const { quote, intent } = await flier.order(await flier.quote(await flier.offer('AMS-BCN')));
      expect(await intentFor(quote.quote_id, anne.headers)).toEqual({
        status: 404,
        code: 'NOT_FOUND',
      });
      expect(await intentFor(quote.quote_id, flier.headers)).toEqual({
        status: 200,
        id: intent?.id,
      });
    },
    LONG,
  );

  it(
    'gives nobody else an intent for trains that were paid',
    async () => {
      const rider = createRider(api.ask, api.sandbox.origin, { authorization: await api.bearer() });
      await rider.prebooked([ticketLocation({ day: OUT, ages: [40] })]);
      const intent = await rider.intent();
      await rider.pay(intent);
      const { result } = await rider.confirm(intent.id);
      const [row] = await database()
        .orm.select({ quoteId: bookings.quoteId })
        .from(bookings)
        .where(eq(bookings.id, result?.booking_id ?? ''));
      expect(await intentFor(row?.quoteId ?? '', anne.headers)).toEqual({
        status: 404,
        code: 'NOT_FOUND',
      });
      expect(await intentFor(row?.quoteId ?? '', rider.headers)).toEqual({
        status: 200,
        id: intent.id,
      });
    },
    LONG,
  );

  it(
    'answers 504 in the language of the request when the payment provider hangs',
    async () => {
      const quote = await anne.quote(hotel);
      const intent = await anne.intent(quote);
      await hang('/v1/');
      const asked = await api.ask(
        createPaymentIntent,
        { offerID: quote.optionRefId, description: '', paymentTiming: 'now' },
        { ...anne.headers, 'accept-language': 'nl' },
      );
      expect(asked).toMatchObject({
        status: 504,
        result: null,
        errors: [{ code: 'SUPPLIER_TIMEOUT', message: expect.stringContaining('betaalprovider') }],
      });
      const booked = await api.ask(bookHotel, anne.bookRequest(quote, intent.id), anne.headers);
      expect(booked).toMatchObject({
        status: 504,
        result: null,
        errors: [
          { code: 'SUPPLIER_TIMEOUT', message: expect.stringContaining('payment provider') },
        ],
      });
    },
    LONG,
  );
});
