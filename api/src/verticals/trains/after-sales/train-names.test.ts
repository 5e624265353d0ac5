import { editTravelers } from '@wayfare/api-contract';
import type { TrainBookingView } from '@wayfare/api-contract';
import { eq } from 'drizzle-orm';
import type { BookingApp } from '../../../../test/clients/booking-app';
import { describeOnDatabase } from '../../../../test/databases/on-databases';
import { outbox } from '../../../platform/db/schema/bookings';
import { found } from '../../../../test/clients/traveller-client';
import {
  ALONE,
  createRefunds,
  FAMILY,
  PASS,
  silenceableRailway,
  startAfterSales,
  type Refunds,
} from '../../../../test/builders/train-after-sales';
import { itemOf } from '../../../../test/clients/train-buyer';
import type { TrainBuyer } from '../../../../test/clients/train-buyer';

const LONG = 60_000;

describeOnDatabase('Names of booked trains', (database) => {
  const { supplier, silence } = silenceableRailway();
  let api: BookingApp;
  let anne: TrainBuyer;
  let refunds: Refunds;

  beforeAll(async () => {
    ({ api, anne } = await startAfterSales(database(), supplier));
    refunds = createRefunds(api.ask, anne);
  }, LONG);
  afterAll(() => api.close(), LONG);
  afterEach(() => {
    silence();
  });
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
      silence('editTravellers');
      const answer = await rename(booking, 'Anna');
      expect([answer.status, answer.errors]).toMatchObject([502, [{ code: 'NAME_CHANGE_FAILED' }]]);
      expect(itemOf(await anne.booking(booking.booking_id)).travelers[0]?.firstName).toBe('Anneke');
      const failing = await anne.buy([ALONE], 'Namefail');
      expect(
        (
          await rename(failing, 'Anna', {
            travelers: [{ id: 't1', firstName: 'Anna', lastName: 'Namefail' }],
          })
        ).errors,
      ).toMatchObject([{ code: 'NAME_CHANGE_FAILED' }]);
      await refunds.confirmed(
        booking,
        found(await refunds.asked(booking, [{ id: itemOf(booking).id }])),
      );
      expect((await rename(booking, 'Anna')).errors).toMatchObject([
        { field: 'bookingID', message: 'The names on these tickets cannot be changed.' },
      ]);
    },
    LONG,
  );
});
