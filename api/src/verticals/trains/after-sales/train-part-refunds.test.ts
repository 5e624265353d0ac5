import type { TrainBookingView } from '@wayfare/api-contract';
import type { BookingApp } from '../../../../test/clients/booking-app';
import { describeOnDatabase } from '../../../../test/databases/on-databases';
import { found } from '../../../../test/clients/traveller-client';
import {
  ALONE,
  createRefunds,
  FAMILY,
  PASS,
  silenceableRailway,
  startAfterSales,
  statuses,
  type Refunds,
} from '../../../../test/builders/train-after-sales';
import { itemOf } from '../../../../test/clients/train-buyer';
import type { TrainBuyer } from '../../../../test/clients/train-buyer';

const LONG = 60_000;

describeOnDatabase('Trains that are given back in part', (database) => {
  const { supplier } = silenceableRailway();
  let api: BookingApp;
  let anne: TrainBuyer;
  let refunds: Refunds;

  beforeAll(async () => {
    ({ api, anne } = await startAfterSales(database(), supplier));
    refunds = createRefunds(api.ask, anne);
  }, LONG);
  afterAll(() => api.close(), LONG);

  it(
    'TRN-48 gives back one of two items and leaves the other',
    async () => {
      const booking = await anne.buy([FAMILY, PASS]);
      const quote = found(await refunds.asked(booking, [{ id: itemOf(booking, 1).id }]));
      expect(quote).toMatchObject({
        total: { value: '234.00' },
        fee: { value: '5.00' },
        isWhole: false,
        items: [{ id: itemOf(booking, 1).id }],
      });
      expect(found(await refunds.confirmed(booking, quote))).toMatchObject({
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
      expect(found(await refunds.confirmed(booking, quote))).toMatchObject({
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
        await refunds.asked(booking, [
          { id: itemOf(booking).id, productAssignmentIds: [second?.id ?? ''] },
        ]),
      );
      expect(one).toMatchObject({
        total: { value: '95.00' },
        isWhole: false,
        items: [{ productAssignmentIds: [second?.id] }],
      });
      await refunds.confirmed(booking, one);
      const half = await anne.booking(booking.booking_id);
      expect(statuses(half)).toEqual(['PARTIALLY_CANCELED']);
      expect(itemOf(half).productAssignments.map(({ isCanceled }) => isCanceled)).toEqual([
        false,
        true,
      ]);
      expect(
        (
          await refunds.asked(booking, [
            { id: itemOf(booking).id, productAssignmentIds: [second?.id ?? ''] },
          ])
        ).errors,
      ).toMatchObject([{ field: 'request.items.0.productAssignmentIds' }]);
      const rest = found(
        await refunds.asked(booking, [
          { id: itemOf(booking).id, fareOfferIds: [first?.fareOfferId ?? ''] },
        ]),
      );
      expect(rest).toMatchObject({ total: { value: '95.00' }, isWhole: true });
      expect(found(await refunds.confirmed(booking, rest))).toMatchObject({
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
        found(await refunds.asked(booking, [{ id: itemOf(booking).id }])),
        found(await refunds.asked(booking, [{ id: itemOf(booking, 1).id }])),
      ];
      await refunds.confirmed(booking, one);
      expect(found(await refunds.confirmed(booking, other))).toMatchObject({
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
      const quote = found(await refunds.asked(booking, part(booking)));
      const answers = await Promise.all([
        refunds.confirmed(booking, quote),
        refunds.confirmed(booking, quote),
        refunds.confirmed(booking, quote),
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
});
