import {
  confirmExchange,
  confirmRefund,
  createPaymentIntent,
  createRefund,
  createServiceOffer,
  editTravelers,
  exchangeQuote,
  printTrainBooking,
  searchExchangeOffers,
  setSeatPreferences,
} from '@wayfare/api-contract';
import type {
  ExchangeQuote,
  Refund,
  RefundItem,
  TicketItem,
  TrainBasket,
  TrainBookingView,
} from '@wayfare/api-contract';
import { addDays, formatDecimal, money } from '@wayfare/domain';
import { eq } from 'drizzle-orm';
import { startBookingApp } from '../../../booking-app-under-test';
import type { BookingApp } from '../../../booking-app-under-test';
import { describeOnDatabase } from '../../../db/on-databases';
import { outbox, quotes } from '../../../db/schema/bookings';
import { Problem } from '../../../http/problem';
import { signedInMember } from '../../../member-under-test';
import type { RailSupplier } from '../../../ports/rail-supplier';
import { confirmCard, found } from '../../../traveller-under-test';
import { passLocation, ticketLocation } from '../a-rail-item';
import { FakeRailway } from '../fake-railway';
import { BACK, createTrainBuyer, itemOf, OUT, tickets } from './train-buyer';
import type { TrainBuyer } from './train-buyer';

const LONG = 60_000;
const FAMILY = [ticketLocation({ day: OUT, cents: 20_000, ages: [40, 8] })];
const ALONE = [ticketLocation({ day: OUT, cents: 9_000, variant: 'other' })];
const PASS = [passLocation({ day: OUT })];

const wire = (cents: number) => formatDecimal(money(cents));

describeOnDatabase('After trains were booked', (database) => {
  const railway = new FakeRailway({ now: Date.now });
  /** calls that are not answered */
  let silent: readonly string[] = [];
  let api: BookingApp;
  let anne: TrainBuyer;

  const unless = <T>(call: string, act: () => Promise<T>): Promise<T> =>
    silent.includes(call) ? Promise.reject(new Problem('SUPPLIER_TIMEOUT')) : act();
  const supplier: RailSupplier = {
    ...railway.supplier,
    quoteRefund: (...of) => unless('quoteRefund', () => railway.supplier.quoteRefund(...of)),
    editTravellers: (...of) =>
      unless('editTravellers', () => railway.supplier.editTravellers(...of)),
  };

  const member = async () =>
    createTrainBuyer(
      api.ask,
      api.sandbox.origin,
      (await signedInMember({ database: database(), keys: api.keys, now: Date.now() }))
        .authorization,
    );

  beforeAll(async () => {
    api = await startBookingApp(database(), {}, { railways: () => supplier });
    anne = await member();
  }, LONG);
  afterAll(() => api.close(), LONG);
  afterEach(() => {
    [silent, railway.temper] = [[], 'sells'];
  });

  const lapse = (quoteId: string) =>
    database().pool.query(
      "UPDATE quotes SET expires_at = now() - interval '1 second' WHERE id = $1",
      [quoteId],
    );
  const statuses = ({ bookingItems }: TrainBookingView) =>
    bookingItems.map(({ bookingItemStatus }) => bookingItemStatus);

  /** cents that the bank has of a booking's intents, with what it gave back of them */
  async function atBank(...intents: readonly string[]): Promise<number> {
    const bank: {
      payment_intents: { id: string; amount_received: number }[];
      refunds: { payment_intent: string; amount: number }[];
    } = await api.sandbox.json('/__payments');
    const taken = bank.payment_intents
      .filter(({ id }) => intents.includes(id))
      .reduce((sum, { amount_received: cents }) => sum + cents, 0);
    return (
      taken -
      bank.refunds
        .filter(({ payment_intent: id }) => intents.includes(id))
        .reduce((sum, { amount }) => sum + amount, 0)
    );
  }

  const asked = (
    { booking_id: bookingID }: Pick<TrainBookingView, 'booking_id'>,
    items: readonly RefundItem[],
    { headers } = anne,
  ) =>
    api.ask(
      createRefund,
      { bookingID, request: { type: 'REFUND', items: items.map((item) => ({ ...item })) } },
      headers,
    );
  const confirmed = (
    { booking_id: bookingID }: Pick<TrainBookingView, 'booking_id'>,
    { id, total }: Refund,
    change = {},
  ) =>
    api.ask(
      confirmRefund,
      { bookingID, refundID: id, acceptedRefund: total.value, ...change },
      anne.headers,
    );

  describe('giving back', () => {
    it(
      'TRN-47 TRN-51 API-22 API-23 says first what comes back of all items, then gives it back once',
      async () => {
        const booking = await anne.buy([FAMILY, ALONE]);
        expect(booking).toMatchObject({
          canManage: true,
          canCancel: true,
          payment: { state: 'captured', charged: '290.00', refunded: '0.00' },
        });
        const ids = booking.bookingItems.map(({ id }) => id);
        const quote = found(
          await asked(
            booking,
            ids.map((id) => ({ id })),
          ),
        );
        expect(quote).toMatchObject({
          status: 'QUOTED',
          bookingStatus: 'confirmed',
          total: { value: '275.00', currency: 'EUR' },
          fee: { value: '15.00' },
          isWhole: true,
        });
        expect(
          quote.items.map(({ id, reversedPrices }) => [
            id,
            reversedPrices.amountsToDisplay[0]?.amount.value,
          ]),
        ).toEqual([
          [ids[0], '190.00'],
          [ids[1], '85.00'],
        ]);
        expect(Date.parse(quote.expirationDate) - Date.now()).toBeLessThanOrEqual(15 * 60_000);
        expect(statuses(await anne.booking(booking.booking_id))).toEqual([
          'CONFIRMED',
          'CONFIRMED',
        ]);
        expect(
          (await confirmed(booking, quote, { acceptedRefund: '275.01' })).errors,
        ).toMatchObject([{ code: 'PRICE_CHANGED', field: 'acceptedRefund', newPrice: '275.00' }]);
        expect((await confirmed(booking, quote, { refundID: 'qt_none' })).status).toBe(404);
        const done = found(await confirmed(booking, quote));
        expect(done).toEqual({ ...quote, status: 'CONFIRMED', bookingStatus: 'canceled' });
        const after = await anne.booking(booking.booking_id);
        expect(after).toMatchObject({
          status: 'canceled',
          canCancel: false,
          payment: { state: 'refunded', charged: '290.00', refunded: '275.00' },
        });
        expect(statuses(after)).toEqual(['CANCELED', 'CANCELED']);
        expect(found(await confirmed(booking, quote))).toEqual(done);
        expect((await anne.booking(booking.booking_id)).payment.refunded).toBe('275.00');
        expect((await asked(booking, [{ id: ids[0] ?? '' }])).errors).toMatchObject([
          { code: 'INVALID_REQUEST', message: 'This booking can no longer be cancelled.' },
        ]);
      },
      LONG,
    );

    const ofQuote = (booking: TrainBookingView, { id }: Refund) => ({
      bookingID: booking.booking_id,
      refundID: id,
    });

    it(
      'API-23 gives back without a word of what was accepted while the quote is new and the same',
      async () => {
        const booking = await anne.buy([ALONE]);
        const quote = found(await asked(booking, [{ id: itemOf(booking).id }]));
        const done = found(await api.ask(confirmRefund, ofQuote(booking, quote), anne.headers));
        expect(done).toMatchObject({
          id: quote.id,
          status: 'CONFIRMED',
          bookingStatus: 'canceled',
          total: quote.total,
        });
        expect(
          found(await api.ask(confirmRefund, ofQuote(booking, quote), anne.headers)).status,
        ).toBe('CONFIRMED');
      },
      LONG,
    );

    it(
      'API-23 answers a new quote, and gives nothing back, where the old one is older than ten minutes',
      async () => {
        const booking = await anne.buy([ALONE]);
        const quote = found(await asked(booking, [{ id: itemOf(booking).id }]));
        await database()
          .orm.update(quotes)
          .set({ createdAt: new Date(Date.now() - 10 * 60_000 - 1_000) })
          .where(eq(quotes.id, quote.id));
        const again = found(await api.ask(confirmRefund, ofQuote(booking, quote), anne.headers));
        expect(again).toMatchObject({ status: 'QUOTED', total: quote.total });
        expect(again.id).not.toBe(quote.id);
        expect(await anne.booking(booking.booking_id)).toMatchObject({
          status: 'confirmed',
          payment: { refunded: '0.00' },
        });
        expect(
          found(await api.ask(confirmRefund, ofQuote(booking, again), anne.headers)).status,
        ).toBe('CONFIRMED');
      },
      LONG,
    );

    it(
      'TRN-48 gives back one of two items and leaves the other',
      async () => {
        const booking = await anne.buy([FAMILY, PASS]);
        const quote = found(await asked(booking, [{ id: itemOf(booking, 1).id }]));
        expect(quote).toMatchObject({
          total: { value: '234.00' },
          fee: { value: '5.00' },
          isWhole: false,
          items: [{ id: itemOf(booking, 1).id }],
        });
        expect(found(await confirmed(booking, quote))).toMatchObject({
          status: 'CONFIRMED',
          bookingStatus: 'confirmed',
          total: { value: '234.00' },
        });
        const after = await anne.booking(booking.booking_id);
        expect(after).toMatchObject({
          status: 'confirmed',
          reason: null,
          canCancel: true,
          ledger: { total: '205.00' },
          payment: { state: 'captured', charged: '439.00', refunded: '234.00' },
        });
        expect(statuses(after)).toEqual(['CONFIRMED', 'CANCELED']);
        expect(after.ledger.lines.at(-1)).toMatchObject({
          kind: 'refund',
          name: expect.stringMatching(/^Refund: .*Anneke de Vries/),
          amount: '-234.00',
        });
        expect(found(await confirmed(booking, quote))).toMatchObject({
          status: 'CONFIRMED',
          total: { value: '234.00' },
        });
        expect((await anne.booking(booking.booking_id)).payment.refunded).toBe('234.00');
      },
      LONG,
    );

    it(
      'TRN-49 gives back the ticket of one traveller, and with the last one all of it',
      async () => {
        const booking = await anne.buy([FAMILY]);
        const [first, second] = itemOf(booking).productAssignments;
        const one = found(
          await asked(booking, [
            { id: itemOf(booking).id, productAssignmentIds: [second?.id ?? ''] },
          ]),
        );
        expect(one).toMatchObject({
          total: { value: '95.00' },
          isWhole: false,
          items: [{ productAssignmentIds: [second?.id] }],
        });
        await confirmed(booking, one);
        const half = await anne.booking(booking.booking_id);
        expect(statuses(half)).toEqual(['PARTIALLY_CANCELED']);
        expect(itemOf(half).productAssignments.map(({ isCanceled }) => isCanceled)).toEqual([
          false,
          true,
        ]);
        expect(
          (
            await asked(booking, [
              { id: itemOf(booking).id, productAssignmentIds: [second?.id ?? ''] },
            ])
          ).errors,
        ).toMatchObject([{ field: 'request.items.0.productAssignmentIds' }]);
        const rest = found(
          await asked(booking, [
            { id: itemOf(booking).id, fareOfferIds: [first?.fareOfferId ?? ''] },
          ]),
        );
        expect(rest).toMatchObject({ total: { value: '95.00' }, isWhole: true });
        expect(found(await confirmed(booking, rest))).toMatchObject({
          bookingStatus: 'canceled',
          isWhole: true,
        });
        expect(await anne.booking(booking.booking_id)).toMatchObject({
          status: 'canceled',
          payment: { charged: '200.00', refunded: '190.00' },
        });
      },
      LONG,
    );

    it(
      'TRN-47 becomes the whole of it when the other part went meanwhile',
      async () => {
        const booking = await anne.buy([FAMILY, ALONE]);
        const [one, other] = [
          found(await asked(booking, [{ id: itemOf(booking).id }])),
          found(await asked(booking, [{ id: itemOf(booking, 1).id }])),
        ];
        await confirmed(booking, one);
        expect(found(await confirmed(booking, other))).toMatchObject({
          bookingStatus: 'canceled',
          isWhole: true,
        });
        expect((await anne.booking(booking.booking_id)).payment.refunded).toBe('275.00');
      },
      LONG,
    );

    it.each([
      [
        'all',
        (booking: TrainBookingView) => booking.bookingItems.map(({ id }) => ({ id })),
        '275.00',
      ],
      [
        'a part',
        (booking: TrainBookingView) => booking.bookingItems.slice(1).map(({ id }) => ({ id })),
        '85.00',
      ],
    ])(
      'API-23 gives back %s once when it is confirmed three times at once',
      async (_, part, expected) => {
        const booking = await anne.buy([FAMILY, ALONE]);
        const quote = found(await asked(booking, part(booking)));
        const answers = await Promise.all([
          confirmed(booking, quote),
          confirmed(booking, quote),
          confirmed(booking, quote),
        ]);
        expect(answers.map(({ result }) => [result?.status, result?.total.value])).toEqual([
          ['CONFIRMED', expected],
          ['CONFIRMED', expected],
          ['CONFIRMED', expected],
        ]);
        expect((await anne.booking(booking.booking_id)).payment.refunded).toBe(expected);
      },
      LONG,
    );

    it(
      'ERR-23 cancels nothing while the supplier does not say what comes back',
      async () => {
        const booking = await anne.buy([ALONE]);
        silent = ['quoteRefund'];
        const answer = await asked(booking, [{ id: itemOf(booking).id }]);
        expect([answer.status, answer.errors]).toMatchObject([502, [{ code: 'REFUND_FAILED' }]]);
        expect(statuses(await anne.booking(booking.booking_id))).toEqual(['CONFIRMED']);
      },
      LONG,
    );

    it.each([
      ['all', (booking: TrainBookingView) => booking.bookingItems.map(({ id }) => ({ id }))],
      [
        'a part',
        (booking: TrainBookingView) => booking.bookingItems.slice(1).map(({ id }) => ({ id })),
      ],
    ])(
      'TRN-51 leaves everything as it was when the refund of %s is refused',
      async (_, part) => {
        const booking = await anne.buy([FAMILY, ALONE]);
        const quote = found(await asked(booking, part(booking)));
        railway.temper = 'never-refunds';
        const answer = await confirmed(booking, quote);
        expect([answer.status, answer.errors]).toMatchObject([502, [{ code: 'REFUND_FAILED' }]]);
        expect(await anne.booking(booking.booking_id)).toMatchObject({
          status: 'confirmed',
          canCancel: true,
          ledger: { total: '290.00' },
          payment: { state: 'captured', refunded: '0.00' },
        });
        railway.temper = 'sells';
        expect(found(await confirmed(booking, quote)).status).toBe('CONFIRMED');
      },
      LONG,
    );

    it(
      'TRN-51 asks anew once the quote has lapsed',
      async () => {
        const booking = await anne.buy([ALONE]);
        const quote = found(await asked(booking, [{ id: itemOf(booking).id }]));
        await lapse(quote.id);
        expect((await confirmed(booking, quote)).errors).toMatchObject([{ code: 'OFFER_EXPIRED' }]);
        expect(statuses(await anne.booking(booking.booking_id))).toEqual(['CONFIRMED']);
      },
      LONG,
    );
  });

  describe('exchanging', () => {
    const wanted = ({ legs: [leg] }: TicketItem, change = {}) => ({
      id: leg?.id ?? '',
      origin: leg?.origin.code ?? '',
      destination: leg?.destination.code ?? '',
      departure: `${addDays(OUT, 1)}T08:00`,
      ...change,
    });
    const search = (booking: TrainBookingView, change = {}) =>
      api.ask(
        searchExchangeOffers,
        {
          bookingID: booking.booking_id,
          request: {
            items: [{ id: tickets(booking).id, legs: [wanted(tickets(booking), change)] }],
          },
        },
        anne.headers,
      );

    async function quoted(booking: TrainBookingView, cents: number): Promise<ExchangeQuote> {
      const [item] = found(await search(booking)).items;
      const offer = item?.offers.find(({ difference }) => difference.value === wire(cents));
      const chosen = {
        id: item?.id ?? '',
        searchId: item?.searchId ?? '',
        legs: [{ id: offer?.leg ?? '', selectedOfferId: offer?.id ?? '' }],
      };
      return found(
        await api.ask(
          exchangeQuote,
          { bookingID: booking.booking_id, request: { items: [chosen] } },
          anne.headers,
        ),
      );
    }

    const confirm = (
      { booking_id: bookingID }: Pick<TrainBookingView, 'booking_id'>,
      { exchangeOperationId }: ExchangeQuote,
      intent: string | null,
    ) =>
      api.ask(
        confirmExchange,
        { bookingID, exchangeOperationId, payment_intent_id: intent },
        anne.headers,
      );
    const intentFor = async ({ exchangeOperationId: offerID }: ExchangeQuote) =>
      found(await api.ask(createPaymentIntent, { offerID }, anne.headers)).paymentIntent;

    it(
      'TRN-32 TRN-52 API-25 API-26 API-27 takes the difference of dearer trains, and shows the new times',
      async () => {
        const booking = await anne.buy([ALONE]);
        const offers = found(await search(booking)).items[0]?.offers ?? [];
        expect(offers.map(({ difference }) => difference.value)).toEqual([
          '-20.00',
          '0.00',
          '30.00',
        ]);
        const quote = await quoted(booking, 3_000);
        expect(quote).toMatchObject({
          booking_id: booking.booking_id,
          difference: { value: '30.00', currency: 'EUR' },
          fee: { value: '0.00' },
          terms: { timing: 'now', now: '30.00', needsCard: true },
        });
        expect(Date.parse(quote.expirationDate) - Date.now()).toBeLessThanOrEqual(15 * 60_000);
        expect((await confirm(booking, quote, null)).errors).toMatchObject([
          { field: 'payment_intent_id' },
        ]);
        expect((await confirm(booking, quote, 'pi_none')).errors).toMatchObject([
          { code: 'PAYMENT_FAILED' },
        ]);
        const [other, intent] = [
          await intentFor(await quoted(booking, 3_000)),
          await intentFor(quote),
        ];
        expect(intent.amount).toBe(3_000);
        expect((await confirm(booking, quote, other.id)).status).toBe(422);
        const refusal = async (headers: Record<string, string>) =>
          (await api.ask(createPaymentIntent, { offerID: quote.exchangeOperationId }, headers))
            .status;
        const stranger = { authorization: await api.bearer() };
        expect(await refusal(stranger)).toBe(404);
        expect(found(await confirm(booking, quote, intent.id)).status).toBe('completing');
        await confirmCard(api.sandbox.origin, intent);
        const after = await anne.outcome(booking.booking_id);
        expect(after).toMatchObject({
          status: 'confirmed',
          reason: null,
          ledger: { total: '120.00' },
          payment: { state: 'captured', charged: '120.00', refunded: '0.00' },
        });
        expect(after.ledger.lines.at(-1)).toMatchObject({ kind: 'extra', amount: '30.00' });
        expect(statuses(after)).toEqual(['EXCHANGED', 'CONFIRMED']);
        expect(itemOf(after).replacedBy).toBe(tickets(after).id);
        expect(tickets(after).legs[0]?.solution.departure).not.toBe(
          tickets(booking).legs[0]?.solution.departure,
        );
        expect(tickets(after).travelers).toMatchObject([
          { firstName: 'Anneke', lastName: 'de Vries' },
        ]);
        expect(found(await confirm(booking, quote, intent.id))).toMatchObject({
          booking_id: booking.booking_id,
          status: 'confirmed',
        });
        expect([await refusal(anne.headers), await refusal(stranger)]).toEqual([410, 404]);
        expect(await atBank(intent.id)).toBe(3_000);
        const refund = found(await asked(booking, [{ id: tickets(after).id }]));
        expect(refund).toMatchObject({ total: { value: '115.00' }, isWhole: true });
        await confirmed(booking, refund);
        expect(await anne.booking(booking.booking_id)).toMatchObject({
          status: 'canceled',
          payment: { charged: '120.00', refunded: '115.00' },
          ledger: { total: '5.00' },
          documents: null,
        });
        expect(
          found(await api.ask(printTrainBooking, { bookingID: booking.booking_id }, anne.headers))
            .documents,
        ).toEqual([]);
      },
      LONG,
    );

    it.each([
      ['the same', 0, '90.00', '0.00'],
      ['less', -2_000, '70.00', '20.00'],
    ])(
      'TRN-52 OQ-72 needs no card for trains that cost %s',
      async (_, cents, total, refunded) => {
        const booking = await anne.buy([ALONE]);
        const quote = await quoted(booking, cents);
        expect(quote.terms).toMatchObject({ now: '0.00', needsCard: false });
        expect(
          (await api.ask(createPaymentIntent, { offerID: quote.exchangeOperationId }, anne.headers))
            .status,
        ).toBe(422);
        const answers = await Promise.all([
          confirm(booking, quote, null),
          confirm(booking, quote, null),
        ]);
        expect(answers.map(({ result }) => result?.booking_id)).toEqual([
          booking.booking_id,
          booking.booking_id,
        ]);
        const after = await anne.outcome(booking.booking_id);
        expect(after).toMatchObject({
          status: 'confirmed',
          ledger: { total },
          payment: { state: 'captured', charged: '90.00', refunded },
        });
        expect(statuses(after)).toEqual(['EXCHANGED', 'CONFIRMED']);
        expect(found(await confirm(booking, quote, null)).status).toBe('confirmed');
        expect((await anne.booking(booking.booking_id)).payment.refunded).toBe(refunded);
      },
      LONG,
    );

    /** One bag and a seat at the window. */
    async function adorn(basket: TrainBasket): Promise<TrainBasket> {
      const [item] = basket.bookingItems;
      const of = { bookingID: basket.booking_id, itemID: item?.id ?? '' };
      const [bag] = item?.type === 'point-to-point' ? item.serviceOffers : [];
      found(
        await api.ask(
          createServiceOffer,
          {
            ...of,
            serviceOfferID: bag?.id ?? '',
            request: {
              serviceId: bag?.serviceId ?? '',
              fareOfferIds: bag?.fareOfferIds ?? [],
              count: 1,
            },
          },
          anne.headers,
        ),
      );
      return found(
        await api.ask(
          setSeatPreferences,
          { ...of, request: { preferences: [{ group: 'SEATING_PREFERENCE', option: 'WINDOW' }] } },
          anne.headers,
        ),
      );
    }

    it(
      'TRN-52 names what does not go along to the new train, from the quote to the price of the booking',
      async () => {
        const booking = await anne.buy([ALONE], 'de Vries', adorn);
        expect(booking.ledger.total).toBe('105.00');
        const quote = await quoted(booking, -2_000);
        expect(quote).toMatchObject({
          extras: [
            {
              label: 'Extra bag',
              count: 1,
              legId: 'leg-1',
              travelerId: 't1',
              isKept: false,
              paid: { value: '15.00' },
              costs: { value: '0.00' },
            },
          ],
          wishes: [{ group: 'SEATING_PREFERENCE', option: 'WINDOW', isKept: false }],
        });
        found(await confirm(booking, quote, null));
        const after = await anne.outcome(booking.booking_id);
        expect(after.ledger).toMatchObject({
          total: '85.00',
          lines: [
            { kind: 'base', amount: '90.00' },
            { kind: 'extra', name: 'Baggage and services', amount: '15.00' },
            { kind: 'refund', name: 'Exchange', amount: '-5.00' },
            {
              kind: 'refund',
              name: 'Refund: 1 × Extra bag, Anneke de Vries (not on the new train)',
              amount: '-15.00',
            },
          ],
        });
        expect(after.lost).toMatchObject({
          itemID: itemOf(after).id,
          extras: [{ label: 'Extra bag', paid: { value: '15.00' } }],
          wishes: [{ option: 'WINDOW' }],
        });
        expect(tickets(after)).toMatchObject({ chosenServices: [], preferences: [] });
      },
      LONG,
    );

    it(
      'TRN-52 takes extras and wishes along where the new train has them',
      async () => {
        const booking = await anne.buy([ALONE], 'de Vries', adorn);
        const quote = await quoted(booking, 0);
        expect([
          quote.extras.map(({ isKept }) => isKept),
          quote.wishes.map(({ isKept }) => isKept),
        ]).toEqual([[true], [true]]);
        found(await confirm(booking, quote, null));
        const after = await anne.outcome(booking.booking_id);
        expect([after.lost, after.ledger.total]).toEqual([null, '105.00']);
        expect(tickets(after)).toMatchObject({
          chosenServices: [{ label: 'Extra bag', count: 1 }],
          preferences: [{ option: 'WINDOW' }],
        });
      },
      LONG,
    );

    it(
      'TRN-52 takes a cheaper exchange in place of a dearer one that was not paid',
      async () => {
        const booking = await anne.buy([ALONE]);
        const dearer = await quoted(booking, 3_000);
        const intent = await intentFor(dearer);
        expect(found(await confirm(booking, dearer, intent.id)).status).toBe('completing');
        const refund = await asked(booking, [{ id: tickets(booking).id }]);
        expect(refund.status).toBe(422);
        found(await confirm(booking, await quoted(booking, -2_000), null));
        const after = await anne.outcome(booking.booking_id);
        expect(after).toMatchObject({
          status: 'confirmed',
          ledger: { total: '70.00' },
          payment: { state: 'captured', charged: '90.00', refunded: '20.00' },
        });
        expect(await confirmCard(api.sandbox.origin, intent)).toBe(
          'payment_intent_unexpected_state',
        );
        expect(await atBank(intent.id)).toBe(0);
      },
      LONG,
    );

    it(
      'TRN-52 takes the cheaper one also while the workflow looks at the card of the dearer one',
      async () => {
        const booking = await anne.buy([ALONE]);
        const dearer = await quoted(booking, 3_000);
        const intent = await intentFor(dearer);
        found(await confirm(booking, dearer, intent.id));
        const cheaper = await quoted(booking, -2_000);
        await database().pool.query(
          "UPDATE bookings SET lease_token = gen_random_uuid(), lease_until = now() + interval '1 second' WHERE id = $1",
          [booking.booking_id],
        );
        found(await confirm(booking, cheaper, null));
        expect(await anne.outcome(booking.booking_id)).toMatchObject({
          status: 'confirmed',
          ledger: { total: '70.00' },
        });
        expect(await atBank(intent.id)).toBe(0);
      },
      LONG,
    );

    it(
      'TRN-52 takes nothing when the exchange is refused after the card was confirmed',
      async () => {
        const booking = await anne.buy([ALONE]);
        const quote = await quoted(booking, 3_000);
        const intent = await intentFor(quote);
        found(await confirm(booking, quote, intent.id));
        railway.temper = 'never-exchanges';
        await confirmCard(api.sandbox.origin, intent);
        expect(await anne.outcome(booking.booking_id)).toMatchObject({
          status: 'confirmed',
          reason: 'SUPPLIER_FAILED',
          ledger: { total: '90.00' },
          payment: { state: 'captured', charged: '90.00' },
        });
        expect(await atBank(intent.id)).toBe(0);
      },
      LONG,
    );

    it(
      'OQ-72 is refused for a lapsed quote, another route, another day and what cannot be exchanged',
      async () => {
        const booking = await anne.buy([ALONE, PASS]);
        const quote = await quoted(booking, 0);
        await lapse(quote.exchangeOperationId);
        expect((await confirm(booking, quote, null)).errors).toMatchObject([
          { code: 'OFFER_EXPIRED' },
        ]);
        expect((await search(booking, { destination: 'BE:brussel-zuid' })).errors).toMatchObject([
          {
            field: 'request.items.0.legs.0.destination',
            message: 'These tickets can be exchanged for trains on the same route only.',
          },
        ]);
        expect((await search(booking, { departure: '2020-01-01T08:00' })).errors).toMatchObject([
          { field: 'request.items.0.legs.0.departure' },
        ]);
        const pass = itemOf(booking, 1);
        const ofPass = {
          bookingID: booking.booking_id,
          request: { items: [{ id: pass.id, legs: [wanted(tickets(booking))] }] },
        };
        expect((await api.ask(searchExchangeOffers, ofPass, anne.headers)).errors).toMatchObject([
          { field: 'request.items.0.id', message: 'These tickets cannot be exchanged any more.' },
        ]);
        const theirs = await anne.buy([[ticketLocation({ day: BACK })]]);
        expect((await confirm(theirs, await quoted(booking, 0), null)).errors).toMatchObject([
          { code: 'NOT_FOUND', field: 'exchangeOperationId' },
        ]);
      },
      LONG,
    );
  });

  describe('correcting names', () => {
    const mailsOf = async ({ booking_id: id }: TrainBookingView) =>
      (
        await database()
          .orm.select({ kind: outbox.kind })
          .from(outbox)
          .where(eq(outbox.bookingId, id))
          .orderBy(outbox.createdAt)
      ).map(({ kind }) => kind);

    const rename = (booking: TrainBookingView, firstName: string, change = {}) =>
      api.ask(
        editTravelers,
        {
          bookingID: booking.booking_id,
          itemID: itemOf(booking).id,
          travelers: [{ id: 't1', firstName, lastName: 'de Vries' }],
          ...change,
        },
        anne.headers,
      );

    it(
      'ACC-28 TRN-53 OQ-71 saves and shows up to three corrections, then explains why not',
      async () => {
        const booking = await anne.buy([FAMILY]);
        for (const [index, name] of ['Anna', 'Annie', 'Ann'].entries()) {
          const view = found(await rename(booking, name));
          expect(itemOf(view)).toMatchObject({
            travelers: [{ firstName: name }, { firstName: 'Bo' }],
            editTravelersEligibility: { remaining: 2 - index },
          });
        }
        // what is asked for already is no correction
        expect(itemOf(found(await rename(booking, 'Ann'))).travelers[0]?.firstName).toBe('Ann');
        expect(itemOf(await anne.booking(booking.booking_id)).editTravelersEligibility).toEqual({
          eligible: false,
          reason: 'All corrections are used',
          remaining: 0,
        });
        const refused = await rename(booking, 'Anne');
        expect([refused.status, refused.errors]).toMatchObject([
          422,
          [
            {
              field: 'itemID',
              message: 'The names on these tickets cannot be changed: All corrections are used',
            },
          ],
        ]);
        expect((await rename(booking, 'A')).status).toBe(422);
        expect((await rename(booking, 'Anne', { itemID: 'item-none' })).errors).toMatchObject([
          { field: 'itemID', message: 'These tickets are not part of this booking.' },
        ]);
      },
      LONG,
    );

    it(
      'TRN-53 corrects the same person on the other tickets too, and says so in one mail in the language of the booking',
      async () => {
        const booking = await anne.buy([ALONE, PASS, FAMILY]);
        const before = await mailsOf(booking);
        const view = found(await rename(booking, 'Anna'));
        expect(
          view.bookingItems.map(({ travelers }) => travelers.map(({ firstName }) => firstName)),
        ).toEqual([['Anna'], ['Anna'], ['Anna', 'Bo']]);
        expect(
          view.bookingItems.map(({ editTravelersEligibility: { remaining } }) => remaining),
        ).toEqual([2, 2, 2]);
        found(await rename(booking, 'Anna'));
        expect(await mailsOf(booking)).toEqual([...before, 'renamed']);
      },
      LONG,
    );

    it(
      'TRN-53 changes nothing while the carrier does not answer, or when its tickets are gone',
      async () => {
        const booking = await anne.buy([ALONE]);
        silent = ['editTravellers'];
        const answer = await rename(booking, 'Anna');
        expect([answer.status, answer.errors]).toMatchObject([
          502,
          [{ code: 'NAME_CHANGE_FAILED' }],
        ]);
        expect(itemOf(await anne.booking(booking.booking_id)).travelers[0]?.firstName).toBe(
          'Anneke',
        );
        const failing = await anne.buy([ALONE], 'Namefail');
        expect(
          (
            await rename(failing, 'Anna', {
              travelers: [{ id: 't1', firstName: 'Anna', lastName: 'Namefail' }],
            })
          ).errors,
        ).toMatchObject([{ code: 'NAME_CHANGE_FAILED' }]);
        await confirmed(booking, found(await asked(booking, [{ id: itemOf(booking).id }])));
        expect((await rename(booking, 'Anna')).errors).toMatchObject([
          { field: 'bookingID', message: 'The names on these tickets cannot be changed.' },
        ]);
      },
      LONG,
    );
  });
});
