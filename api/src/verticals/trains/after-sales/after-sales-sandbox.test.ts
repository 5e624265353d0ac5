import { editTravelers } from '@wayfare/api-contract';
import type { RefundItem, TrainBookingView } from '@wayfare/api-contract';
import { addMoney, formatDecimal, parseMoney } from '@wayfare/domain';
import { startBookingApp } from '../../../../test/clients/booking-app';
import type { BookingApp } from '../../../../test/clients/booking-app';
import { describeOnDatabase } from '../../../../test/databases/on-databases';
import { signedInMember } from '../../../../test/clients/member-client';
import { found } from '../../../../test/clients/traveller-client';
import { createRefunds, type Refunds } from '../../../../test/builders/train-after-sales';
import {
  createSandboxExchanges,
  LATER,
  type SandboxExchanges,
} from '../../../../test/sandbox/sandbox-exchanges';
import { BACK, createTrainBuyer, itemOf, tickets } from '../../../../test/clients/train-buyer';
import type { TrainBuyer } from '../../../../test/clients/train-buyer';

const LONG = 90_000;

const plus = (...amounts: readonly string[]) => formatDecimal(addMoney(...amounts.map(parseMoney)));

describeOnDatabase('After trains of the sandbox were booked', (database) => {
  let api: BookingApp;
  let anne: TrainBuyer;
  let trains: SandboxExchanges;
  let refunds: Refunds;

  beforeAll(async () => {
    api = await startBookingApp(database(), { RAIL_TIMEOUT_MS: '20000' });
    anne = createTrainBuyer(
      api.ask,
      api.sandbox.origin,
      (await signedInMember({ database: database(), keys: api.keys, now: Date.now() }))
        .authorization,
    );
    trains = createSandboxExchanges(api, anne);
    refunds = createRefunds(api.ask, anne);
  }, LONG);
  afterAll(() => api.close(), LONG);

  async function givenBack(booking: TrainBookingView, items: readonly RefundItem[]) {
    const quote = found(await refunds.asked(booking, items));
    return found(await refunds.confirmed(booking, quote));
  }

  it(
    'TRN-47 TRN-48 TRN-49 API-22 API-23 give back a traveller’s ticket, then one of two items, then the rest',
    async () => {
      const booking = await anne.buy(await trains.offers([40, 35], BACK));
      expect(booking.bookingItems.map(({ bookingItemStatus }) => bookingItemStatus)).toEqual([
        'CONFIRMED',
        'CONFIRMED',
      ]);
      const mine = itemOf(booking)
        .productAssignments.filter(({ travelerId }) => travelerId === 't2')
        .map(({ id }) => id);
      const first = await givenBack(booking, [
        { id: itemOf(booking).id, productAssignmentIds: mine },
      ]);
      expect(first).toMatchObject({
        status: 'CONFIRMED',
        isWhole: false,
        items: [{ productAssignmentIds: mine }],
      });
      const half = await anne.booking(booking.booking_id);
      expect(half.bookingItems.map(({ bookingItemStatus }) => bookingItemStatus)).toEqual([
        'PARTIALLY_CANCELED',
        'CONFIRMED',
      ]);
      expect(half).toMatchObject({
        status: 'confirmed',
        ledger: { total: plus(booking.ledger.total, `-${first.total.value}`) },
        payment: { refunded: first.total.value },
      });
      const second = await givenBack(half, [{ id: itemOf(half, 1).id }]);
      const rest = await givenBack(half, [{ id: itemOf(half).id }]);
      expect([second.isWhole, rest.isWhole, rest.bookingStatus]).toEqual([false, true, 'canceled']);
      const after = await anne.booking(booking.booking_id);
      expect(after).toMatchObject({
        status: 'canceled',
        payment: {
          state: 'refunded',
          charged: booking.ledger.total,
          refunded: plus(first.total.value, second.total.value, rest.total.value),
        },
      });
      expect(after.bookingItems.map(({ bookingItemStatus }) => bookingItemStatus)).toEqual([
        'CANCELED',
        'CANCELED',
      ]);
    },
    LONG,
  );

  it(
    'TRN-52 API-25 API-26 API-27 takes more for the dearest trains of another day, and gives back what the cheapest cost less',
    async () => {
      const booking = await anne.buy(await trains.offers([40]));
      const first = await trains.exchanges(booking);
      const more = first.dearest.difference.value;
      expect(parseMoney(more).amount).toBeGreaterThan(0);
      const dear = await trains.confirmed(booking, first.dearest, first.quote);
      expect(dear).toMatchObject({
        status: 'confirmed',
        reason: null,
        ledger: { total: plus(booking.ledger.total, more) },
        payment: { charged: plus(booking.ledger.total, more) },
      });
      expect(tickets(dear).legs.map(({ solution }) => solution.departure.slice(0, 10))).toEqual([
        LATER,
      ]);
      expect(
        dear.bookingItems.filter(({ bookingItemStatus }) => bookingItemStatus === 'EXCHANGED'),
      ).toMatchObject([{ replacedBy: tickets(dear).id }]);
      expect(tickets(dear)).toMatchObject({
        travelers: [{ firstName: 'Anneke', lastName: 'de Vries' }],
        exchangeEligibility: { eligible: true },
      });
      const second = await trains.exchanges(dear);
      const less = second.cheapest.difference.value;
      expect(parseMoney(less).amount).toBeLessThan(0);
      const cheap = await trains.confirmed(dear, second.cheapest, second.quote);
      expect(cheap).toMatchObject({
        status: 'confirmed',
        ledger: { total: plus(dear.ledger.total, less) },
        payment: { state: 'captured', charged: dear.payment.charged, refunded: less.slice(1) },
      });
    },
    LONG,
  );

  it(
    'TRN-52 takes nothing when the carrier refuses the exchange after all',
    async () => {
      const booking = await anne.buy(await trains.offers([40]), 'Exchangefail');
      const { dearest, quote } = await trains.exchanges(booking);
      const after = await trains.confirmed(booking, dearest, quote);
      expect(after).toMatchObject({
        status: 'confirmed',
        reason: 'SUPPLIER_FAILED',
        ledger: { total: booking.ledger.total },
        payment: { state: 'captured', charged: booking.ledger.total },
      });
    },
    LONG,
  );

  it(
    'ERR-23 says that the refund server does not work, and cancels nothing',
    async () => {
      const booking = await anne.buy(await trains.offers([40]), 'Refundfail');
      expect((await refunds.asked(booking, [{ id: itemOf(booking).id }])).errors).toMatchObject([
        { code: 'REFUND_FAILED' },
      ]);
      expect(await anne.booking(booking.booking_id)).toMatchObject({
        status: 'confirmed',
        payment: { refunded: '0.00' },
      });
    },
    LONG,
  );

  it(
    'TRN-53 OQ-71 corrects a name, passes no ticket on to another person, and says when the carrier does not answer',
    async () => {
      const booking = await anne.buy(await trains.offers([40]));
      const item = itemOf(booking);
      const rename = (of: TrainBookingView, firstName: string, lastName: string) =>
        api.ask(
          editTravelers,
          {
            bookingID: of.booking_id,
            itemID: itemOf(of).id,
            travelers: [{ id: itemOf(of).travelers[0]?.id ?? '', firstName, lastName }],
          },
          anne.headers,
        );
      expect(item.editTravelersEligibility).toEqual({ eligible: true, reason: '', remaining: 3 });
      const view = found(await rename(booking, 'Anna', 'de Vries'));
      expect(itemOf(view)).toMatchObject({
        travelers: [{ firstName: 'Anna', lastName: 'de Vries' }],
        editTravelersEligibility: { remaining: 2 },
      });
      const refused = await rename(booking, 'Bo', 'Smit');
      expect([refused.status, refused.errors]).toMatchObject([
        422,
        [{ message: expect.stringContaining('another person') }],
      ]);
      expect(itemOf(await anne.booking(booking.booking_id)).travelers[0]).toMatchObject({
        firstName: 'Anna',
        lastName: 'de Vries',
      });
      const failing = await anne.buy(await trains.offers([40]), 'Namefail');
      expect((await rename(failing, 'Anna', 'Namefail')).errors).toMatchObject([
        { code: 'NAME_CHANGE_FAILED' },
      ]);
    },
    LONG,
  );
});
