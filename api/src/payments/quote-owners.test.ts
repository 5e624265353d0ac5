import { bookHotel, createPaymentIntent, orderFlight } from '@wayfare/api-contract';
import type { Quote } from '@wayfare/api-contract';
import { createBrowser, newAccount, PASSWORD } from '../../test/clients/account-client';
import { startBookingApp } from '../../test/clients/booking-app';
import type { BookingApp } from '../../test/clients/booking-app';
import { describeOnDatabase } from '../../test/databases/on-databases';
import { createTraveller, found } from '../../test/clients/traveller-client';
import { ticketLocation } from '../../test/builders/build-rail-item';
import { OUT } from '../../test/clients/train-buyer';
import { FakeRailway } from '../../test/fakes/railway/railway.fake';
import { createRider } from '../../test/clients/rider-client';

const LONG = 60_000;
const PAGE = { 'x-rendering': 'page' };

type Headers = Record<string, string>;

describeOnDatabase('A quote', (database) => {
  let api: BookingApp;
  let hotel: string;
  let stranger: Headers;

  beforeAll(async () => {
    api = await startBookingApp(
      database(),
      {},
      { hotels: 40, railways: () => new FakeRailway({ now: Date.now }).supplier },
    );
    const anne = await api.traveller();
    stranger = { authorization: await api.bearer() };
    for (const candidate of api.hotels) {
      hotel = candidate;
      if ((await anne.quote(candidate, 'now').catch(() => null)) !== null) return;
    }
  }, LONG);
  afterAll(() => api.close(), LONG);

  const intentFor = async (offerID: string, headers: Headers) => {
    const { status, errors } = await api.ask(
      createPaymentIntent,
      { offerID, description: '', paymentTiming: 'now' },
      headers,
    );
    return [status, Object(errors[0]).code ?? null];
  };
  const bookAs = async (quote: Quote, headers: Headers) => {
    const maker = createTraveller(api.ask, api.sandbox.origin, headers['authorization'] ?? '');
    return (await api.ask(bookHotel, maker.bookRequest(quote, 'pi_unknown'), headers)).errors.map(
      (error) => Object(error).code,
    );
  };
  const lastQuote = async () =>
    (
      await database().pool.query<{ id: string }>(
        'SELECT id FROM quotes ORDER BY created_at DESC LIMIT 1',
      )
    ).rows[0]?.id ?? '';

  /** An anonymous visitor's session with the cookie that a browser keeps of it. */
  async function visit() {
    const answer = await api.app.inject('/api/anonymous/login');
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    return {
      traveller: createTraveller(
        api.ask,
        api.sandbox.origin,
        `Bearer ${answer.json<{ result: { token: string } }>().result.token}`,
      ),
      cookie,
    };
  }

  async function logIn(headers: Headers): Promise<Headers> {
    const user = await newAccount(database());
    const answer = await createBrowser(api).login(user.email, PASSWORD, headers);
    return { authorization: `Bearer ${answer.json<{ result: { token: string } }>().result.token}` };
  }

  it.each<[string, () => Promise<{ id: string; headers: Headers }>]>([
    [
      'a room',
      async () => {
        const anne = await api.traveller();
        return { id: (await anne.quote(hotel)).optionRefId, headers: anne.headers };
      },
    ],
    [
      'flights',
      async () => {
        const anne = await api.flier();
        return {
          id: (await anne.quote(await anne.offer('AMS-BCN'))).quote_id,
          headers: anne.headers,
        };
      },
    ],
    [
      'prebooked trains',
      async () => {
        const rider = createRider(api.ask, api.sandbox.origin, {
          authorization: await api.bearer(),
        });
        await rider.prebooked([ticketLocation({ day: OUT, ages: [40] })]);
        return { id: await lastQuote(), headers: rider.headers };
      },
    ],
  ])(
    'of %s is paid by whoever asked for it, and unknown to others',
    async (_what, make) => {
      const { id, headers } = await make();
      expect(await intentFor(id, stranger)).toEqual([404, 'NOT_FOUND']);
      expect(await intentFor(id, headers)).toEqual([200, null]);
    },
    LONG,
  );

  it(
    'is booked by whoever asked for it, and unknown to others',
    async () => {
      const [anne, flier] = [await api.traveller(), await api.flier()];
      const room = await anne.quote(hotel);
      expect(await bookAs(room, stranger)).toEqual(['NOT_FOUND']);
      expect(await bookAs(room, anne.headers)).toEqual(['PAYMENT_FAILED']);
      const flights = await flier.quote(await flier.offer('AMS-BCN'));
      const order = flier.orderRequest(flights, 'pi_unknown');
      expect((await api.ask(orderFlight(), order, stranger)).errors).toMatchObject([
        { code: 'NOT_FOUND' },
      ]);
      expect((await api.ask(orderFlight(), order, flier.headers)).errors).toMatchObject([
        { code: 'PAYMENT_FAILED' },
      ]);
    },
    LONG,
  );

  it(
    'of a page that the server renders, or from before quotes had owners, belongs to the first who pays it',
    async () => {
      const { ask } = api;
      const page = createTraveller(
        (call, request, headers) => ask(call, request, { ...headers, ...PAGE }),
        api.sandbox.origin,
        await api.bearer(),
      );
      const { optionRefId: id } = await page.quote(hotel);
      const first = { authorization: await api.bearer() };
      expect(await intentFor(id, first)).toEqual([200, null]);
      expect(await intentFor(id, stranger)).toEqual([404, 'NOT_FOUND']);
      expect(await intentFor(id, first)).toEqual([200, null]);
    },
    LONG,
  );

  it(
    'is asked for by two at once, and belongs to one of them',
    async () => {
      const { optionRefId: id } = await (await api.traveller()).quote(hotel);
      await database().pool.query('UPDATE quotes SET owner = NULL WHERE id = $1', [id]);
      const answers = await Promise.all([
        intentFor(id, stranger),
        intentFor(id, { authorization: await api.bearer() }),
      ]);
      expect(answers.map(([status]) => status).sort()).toEqual([200, 404]);
    },
    LONG,
  );

  it(
    'goes with a visitor who logs in before paying, and with nobody else who does',
    async () => {
      const { traveller, cookie } = await visit();
      const quote = await traveller.quote(hotel);
      const other = await logIn({ origin: 'https://wayfare.test' });
      expect(await intentFor(quote.optionRefId, other)).toEqual([404, 'NOT_FOUND']);
      const own = await logIn({ cookie });
      const member = createTraveller(api.ask, api.sandbox.origin, own['authorization'] ?? '');
      const intent = await member.intent(quote);
      const booked = found(await api.ask(bookHotel, member.bookRequest(quote, intent.id), own));
      await member.pay(intent);
      expect((await member.outcome(booked.booking_id)).status).toBe('confirmed');
    },
    LONG,
  );
});
