import { createPaymentIntent, printTrainBooking } from '@wayfare/api-contract';
import type { BookingApp } from '../../../../test/clients/booking-app';
import { describeOnDatabase } from '../../../../test/databases/on-databases';
import { confirmCard, found } from '../../../../test/clients/traveller-client';
import {
  ALONE,
  atBank,
  createExchanges,
  createRefunds,
  silenceableRailway,
  startAfterSales,
  statuses,
  type Exchanges,
  type Refunds,
} from '../../../../test/builders/train-after-sales';
import { itemOf, tickets } from '../../../../test/clients/train-buyer';
import type { TrainBuyer } from '../../../../test/clients/train-buyer';

const LONG = 60_000;

describeOnDatabase('Trains that are exchanged', (database) => {
  const { railway, supplier } = silenceableRailway();
  let api: BookingApp;
  let anne: TrainBuyer;
  let refunds: Refunds;
  let exchanges: Exchanges;

  beforeAll(async () => {
    ({ api, anne } = await startAfterSales(database(), supplier));
    refunds = createRefunds(api.ask, anne);
    exchanges = createExchanges(api.ask, anne);
  }, LONG);
  afterAll(() => api.close(), LONG);
  afterEach(() => {
    railway.temper = 'sells';
  });

  it(
    'TRN-32 TRN-52 API-25 API-26 API-27 takes the difference of dearer trains, and shows the new times',
    async () => {
      const booking = await anne.buy([ALONE]);
      const offers = found(await exchanges.search(booking)).items[0]?.offers ?? [];
      expect(offers.map(({ difference }) => difference.value)).toEqual(['-20.00', '0.00', '30.00']);
      const quote = await exchanges.quoted(booking, 3_000);
      expect(quote).toMatchObject({
        booking_id: booking.booking_id,
        difference: { value: '30.00', currency: 'EUR' },
        fee: { value: '0.00' },
        terms: { timing: 'now', now: '30.00', needsCard: true },
      });
      expect(Date.parse(quote.expirationDate) - Date.now()).toBeLessThanOrEqual(15 * 60_000);
      expect((await exchanges.confirm(booking, quote, null)).errors).toMatchObject([
        { field: 'payment_intent_id' },
      ]);
      expect((await exchanges.confirm(booking, quote, 'pi_none')).errors).toMatchObject([
        { code: 'PAYMENT_FAILED' },
      ]);
      const [other, intent] = [
        await exchanges.intentFor(await exchanges.quoted(booking, 3_000)),
        await exchanges.intentFor(quote),
      ];
      expect(intent.amount).toBe(3_000);
      expect((await exchanges.confirm(booking, quote, other.id)).status).toBe(422);
      const refusal = async (headers: Record<string, string>) =>
        (await api.ask(createPaymentIntent, { offerID: quote.exchangeOperationId }, headers))
          .status;
      const stranger = { authorization: await api.bearer() };
      expect(await refusal(stranger)).toBe(404);
      expect(found(await exchanges.confirm(booking, quote, intent.id)).status).toBe('completing');
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
      expect(found(await exchanges.confirm(booking, quote, intent.id))).toMatchObject({
        booking_id: booking.booking_id,
        status: 'confirmed',
      });
      expect([await refusal(anne.headers), await refusal(stranger)]).toEqual([410, 404]);
      expect(await atBank(api, intent.id)).toBe(3_000);
      const refund = found(await refunds.asked(booking, [{ id: tickets(after).id }]));
      expect(refund).toMatchObject({ total: { value: '115.00' }, isWhole: true });
      await refunds.confirmed(booking, refund);
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
      const quote = await exchanges.quoted(booking, cents);
      expect(quote.terms).toMatchObject({ now: '0.00', needsCard: false });
      expect(
        (await api.ask(createPaymentIntent, { offerID: quote.exchangeOperationId }, anne.headers))
          .status,
      ).toBe(422);
      const answers = await Promise.all([
        exchanges.confirm(booking, quote, null),
        exchanges.confirm(booking, quote, null),
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
      expect(found(await exchanges.confirm(booking, quote, null)).status).toBe('confirmed');
      expect((await anne.booking(booking.booking_id)).payment.refunded).toBe(refunded);
    },
    LONG,
  );

  it(
    'TRN-52 takes a cheaper exchange in place of a dearer one that was not paid',
    async () => {
      const booking = await anne.buy([ALONE]);
      const dearer = await exchanges.quoted(booking, 3_000);
      const intent = await exchanges.intentFor(dearer);
      expect(found(await exchanges.confirm(booking, dearer, intent.id)).status).toBe('completing');
      const refund = await refunds.asked(booking, [{ id: tickets(booking).id }]);
      expect(refund.status).toBe(422);
      found(await exchanges.confirm(booking, await exchanges.quoted(booking, -2_000), null));
      const after = await anne.outcome(booking.booking_id);
      expect(after).toMatchObject({
        status: 'confirmed',
        ledger: { total: '70.00' },
        payment: { state: 'captured', charged: '90.00', refunded: '20.00' },
      });
      expect(await confirmCard(api.sandbox.origin, intent)).toBe('payment_intent_unexpected_state');
      expect(await atBank(api, intent.id)).toBe(0);
    },
    LONG,
  );

  it(
    'TRN-52 takes the cheaper one also while the workflow looks at the card of the dearer one',
    async () => {
      const booking = await anne.buy([ALONE]);
      const dearer = await exchanges.quoted(booking, 3_000);
      const intent = await exchanges.intentFor(dearer);
      found(await exchanges.confirm(booking, dearer, intent.id));
      const cheaper = await exchanges.quoted(booking, -2_000);
      await database().pool.query(
        "UPDATE bookings SET lease_token = gen_random_uuid(), lease_until = now() + interval '1 second' WHERE id = $1",
        [booking.booking_id],
      );
      found(await exchanges.confirm(booking, cheaper, null));
      expect(await anne.outcome(booking.booking_id)).toMatchObject({
        status: 'confirmed',
        ledger: { total: '70.00' },
      });
      expect(await atBank(api, intent.id)).toBe(0);
    },
    LONG,
  );
});
