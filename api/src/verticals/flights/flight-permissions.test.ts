import { flightBooking } from '@wayfare/api-contract';
import { NOW, startApp } from '../../../test/clients/app';
import type { AppUnderTest } from '../../../test/clients/app';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { seedBooking } from '../../../test/builders/seeded-bookings';
import { signedInMember } from '../../../test/clients/member-client';
import type { Member } from '../../../test/clients/member-client';
import { aFlightRecord } from '../../../test/builders/build-flight-record';

/* Who may see, pay, cancel and change a flight booking: its owner, its guest, its link, and nobody else (OQ-07, decision 5a). */
describeOnDatabase('A flight booking', (database) => {
  let api: AppUnderTest;
  let anne: Member;

  const seed = (owner: Member, row: object = {}) =>
    seedBooking(database().orm, {
      vertical: 'flights',
      owner: owner.user.id,
      details: aFlightRecord(),
      ...row,
    });

  beforeAll(async () => {
    api = await startApp(database(), { env: { RATE_LIMIT_LOGIN: '0' } });
    const site = { database: database(), keys: api.keys, now: NOW };
    anne = await signedInMember(site);
  }, 60_000);
  afterAll(() => api.close());
  beforeEach(() =>
    database().pool.query('UPDATE bookings SET pin_failures = 0, pin_locked_until = NULL'),
  );

  it.each([
    [
      'held and still to be paid',
      { state: 'held', status: 'held', heldUntil: new Date(NOW + 1_000) },
      {
        canPay: true,
        canCancel: true,
        canChange: false,
        hold: { payment_required_by: new Date(NOW + 1_000).toISOString() },
        documents: null,
      },
    ],
    [
      'held too long',
      { state: 'held', status: 'held', heldUntil: new Date(NOW - 1_000) },
      { canPay: false, canCancel: true, canChange: false },
    ],
    [
      'being changed',
      {
        state: 'changing',
        status: 'completing',
        amendment: { kind: 'change', quoteId: 'qt_1', amount: 0, plan: {} },
      },
      {
        canPay: false,
        canCancel: false,
        canChange: false,
        hold: null,
        documents: { voucher: expect.stringContaining('document.pdf') },
      },
    ],
    [
      'being paid after it was held',
      {
        state: 'paying',
        status: 'completing',
        heldUntil: new Date(NOW + 1_000),
        amendment: { kind: 'payment', quoteId: 'qt_1', amount: 1, plan: {} },
      },
      { canPay: false, hold: {}, documents: null },
    ],
    [
      'waiting for a card after it was held',
      {
        state: 'awaiting_card',
        status: 'completing',
        heldUntil: new Date(NOW + 1_000),
        amendment: { kind: 'payment', quoteId: 'qt_1', amount: 1, plan: {} },
      },
      { canPay: true, canChange: false, hold: {} },
    ],
    [
      'waiting for a card to be changed',
      {
        state: 'awaiting_card',
        status: 'completing',
        amendment: { kind: 'change', quoteId: 'qt_1', amount: 1, plan: {} },
      },
      { canPay: false, canChange: true, hold: null },
    ],
    [
      'not taken back by its airline',
      { details: aFlightRecord({ cancelable: false, changeable: false }) },
      { canCancel: false, canChange: false },
    ],
    [
      'cancelled',
      { state: 'done', status: 'canceled', captured: 12_200, refunded: 5_000 },
      {
        canCancel: false,
        canChange: false,
        payment: { charged: '122.00', refunded: '50.00' },
        documents: null,
      },
    ],
    [
      'stopped by its price',
      {
        state: 'done',
        status: 'refunded',
        reason: 'PRICE_CHANGED',
        details: aFlightRecord({ priceChange: { before: 12_200, now: 13_000 } }),
      },
      { price_change: { previous_amount: '122.00', new_amount: '130.00' }, documents: null },
    ],
  ])('says what can be done with one that is %s', async (_what, row, seen) => {
    const { id } = await seed(anne, row);
    expect((await api.ask(flightBooking, { booking_id: id }, anne.headers)).result).toMatchObject(
      seen,
    );
    await database().pool.query('DELETE FROM bookings WHERE id = $1', [id]);
  });
});
