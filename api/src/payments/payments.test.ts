import {
  bookHotel,
  createPaymentIntent,
  createTrainPaymentIntent,
  eraseAccount,
  exportAccount,
  removeSavedCard,
  savedCards,
  setUpCard,
} from '@wayfare/api-contract';
import { parseMoney } from '@wayfare/domain';
import { eq } from 'drizzle-orm';
import { startBookingApp } from '../../test/clients/booking-app';
import type { BookingApp } from '../../test/clients/booking-app';
import { describeOnDatabases } from '../../test/databases/on-databases';
import { bookings } from '../platform/db/schema/bookings';
import { openMemberSession, PASSWORD } from '../../test/clients/member-client';
import { found } from '../../test/clients/traveller-client';
import type { Traveller } from '../../test/clients/traveller-client';
import { findCustomer } from '../accounts/saved-cards/card-customers.repository';
import { cardKeepers } from '../../test/fakes/card-keeper';
import { forgetOrphanedCustomers } from '../accounts/saved-cards/forget-customers';
import { ticketLocation } from '../../test/builders/build-rail-item';
import { OUT } from '../../test/clients/train-buyer';
import { FakeRailway } from '../../test/fakes/railway/railway.fake';
import { createRider } from '../../test/clients/rider-client';

const LONG = 60_000;
const YEAR = 365 * 86_400_000;

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
      expect(
        await api.ask(createTrainPaymentIntent, { keepCard: true }, rider.headers),
      ).toMatchObject({ status: 403, errors: [{ code: 'MUST_BE_LOGGED' }] });
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

  describe('with cards that members keep', () => {
    const keepers = () => cardKeepers(api, database(), hotel);

    it(
      'keeps the card of a member who asked for it, and lets nobody else see, use or remove it',
      async () => {
        const { member, ask, keep, cards, payWith } = keepers();
        const sanne = await member();
        expect(await payWith('pm_card_mastercard', sanne)).toBe('requires_capture');
        expect(await cards(sanne)).toEqual([]);
        expect(await keep(sanne)).toBe('requires_capture');
        const year = new Date().getUTCFullYear() + 2;
        const [card] = await cards(sanne);
        expect(card).toEqual({
          id: expect.stringMatching(/^pm_/),
          ...{ brand: 'visa', last4: '4242', expMonth: 12, expYear: year, expired: false },
        });
        const id = card?.id ?? '';
        expect(await ask(anne, true)).toMatchObject({
          status: 403,
          errors: [{ code: 'MUST_BE_LOGGED' }],
        });
        const olga = await member();
        await keep(olga, 'pm_card_mastercard');
        expect((await cards(olga)).map(({ last4 }) => last4)).toEqual(['4444']);
        for (const stranger of [olga, await member(), anne])
          expect(await payWith(id, stranger)).not.toBe('requires_capture');
        expect(await api.ask(removeSavedCard, { id }, olga.headers)).toMatchObject({
          status: 404,
          errors: [{ code: 'NOT_FOUND', field: 'id', message: 'This card could not be found.' }],
        });
        expect(await payWith(id, sanne)).toBe('requires_capture');
        // the same card once more is one card
        await keep(sanne);
        const [newest, ...others] = await cards(sanne);
        expect([newest?.last4, others]).toEqual(['4242', []]);
        expect(
          (await api.ask(removeSavedCard, { id: newest?.id ?? '' }, sanne.headers)).status,
        ).toBe(200);
        expect(await cards(sanne)).toEqual([]);
        expect(await payWith(id, sanne)).not.toBe('requires_capture');
      },
      LONG,
    );

    it(
      'keeps a card without a payment, says when its months are over, names it in the export and has it forgotten',
      async () => {
        const { member, cards, site, provider } = keepers();
        const sanne = await member();
        const { client_secret: secret } = found(await api.ask(setUpCard, {}, sanne.headers));
        const [id = ''] = secret.split('_secret_');
        const setup = { id, client_secret: secret, mode: 'setup' };
        expect(await anne.pay(setup, 'pm_card_mastercard')).toBe('succeeded');
        const later = await openMemberSession(site(Date.now() + 4 * YEAR), sanne.user.id);
        const clock = { 'x-test-clock': new Date(Date.now() + 4 * YEAR).toISOString() };
        const { cards: old } = found(await api.ask(savedCards, {}, { ...later.headers, ...clock }));
        expect(old).toMatchObject([{ last4: '4444', expired: true }]);
        const { data } = found(await api.ask(exportAccount, {}, sanne.headers));
        expect(data['paymentProvider']).toEqual({
          customer: expect.stringMatching(/^cus_/),
          cards: await cards(sanne),
        });
        const { customer } = Object(data['paymentProvider']);
        expect(await provider(customer)).toBe(200);
        expect((await api.ask(eraseAccount, { confirm: PASSWORD }, sanne.headers)).status).toBe(
          200,
        );
        expect(await provider(customer)).toBe(404);
        expect((await database().pool.query('SELECT FROM card_customers')).rows.length).toBe(2);
      },
      LONG,
    );

    it(
      'has housekeeping tell a provider that was away while an account was erased, and goes on where it forgot somebody',
      async () => {
        const { member, keep, cards, provider } = keepers();
        const sanne = await member();
        await keep(sanne);
        const customer = await findCustomer(database().orm, sanne.user.id);
        await hang('/v1/customers');
        await api.ask(eraseAccount, { confirm: PASSWORD }, sanne.headers);
        await fetch(`${api.sandbox.origin}/__faults`, { method: 'DELETE' });
        expect(await provider(customer)).toBe(200);
        await forgetOrphanedCustomers(database().orm, {
          deleteCustomer: async (id) => void (await provider(id, 'DELETE')),
        });
        expect(await provider(customer)).toBe(404);
        const olga = await member();
        await keep(olga);
        await provider(await findCustomer(database().orm, olga.user.id), 'DELETE');
        expect(await cards(olga)).toEqual([]);
        expect(await keep(olga)).toBe('requires_capture');
        await provider(await findCustomer(database().orm, olga.user.id), 'DELETE');
        expect((await keepers().ask(olga)).status).toBe(200);
      },
      LONG,
    );
  });
});
