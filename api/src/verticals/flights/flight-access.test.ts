import {
  confirmCancellation,
  confirmChange,
  findChangeOffers,
  flightBooking,
  flightBookingList,
  holdQuote,
  hotelBooking,
  payHold,
  quoteCancellation,
  quoteChange,
} from '@wayfare/api-contract';
import { NOW, startApp } from '../../../test/clients/app';
import type { AppUnderTest } from '../../../test/clients/app';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import type { Booking } from '../../booking/booking';
import { signBookingKey } from '../../booking/booking-keys';
import { seedBooking } from '../../../test/builders/seeded-bookings';
import { signedInMember } from '../../../test/clients/member-client';
import type { Member } from '../../../test/clients/member-client';
import { aFlightRecord } from '../../../test/builders/build-flight-record';

/* Who may see, pay, cancel and change a flight booking: its owner, its guest, its link, and nobody else (OQ-07, decision 5a). */
describeOnDatabase('A flight booking', (database) => {
  let api: AppUnderTest;
  let anne: Member;
  let other: Member;
  let booking: Booking;
  let theirs: Booking;
  let stay: Booking;

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
    [anne, other] = [await signedInMember(site), await signedInMember(site)];
    [booking, theirs] = [await seed(anne), await seed(other)];
    stay = await seed(anne, { vertical: 'hotels', details: {} });
  }, 60_000);
  afterAll(() => api.close());
  beforeEach(() =>
    database().pool.query('UPDATE bookings SET pin_failures = 0, pin_locked_until = NULL'),
  );

  const guest = (change: object = {}) => ({
    access: { reference: booking.reference, email: booking.email, pin: booking.pin, ...change },
  });
  const keyed = (headers: Record<string, string>) => ({
    'idempotency-key': crypto.randomUUID(),
    ...headers,
  });

  type Headers = Record<string, string>;
  const CALLS = [
    ['see it', (request: object, headers: Headers) => api.ask(flightBooking, request, headers)],
    [
      'ask what cancelling costs',
      (request: object, headers: Headers) => api.ask(quoteCancellation(), request, headers),
    ],
    [
      'cancel it',
      (request: object, headers: Headers) =>
        api.ask(
          confirmCancellation(),
          { ...request, cancellation_id: 'qt_1', accepted_refund: '0.00' },
          headers,
        ),
    ],
    [
      'ask what it costs now',
      (request: object, headers: Headers) => api.ask(holdQuote(), request, headers),
    ],
    [
      'pay for it',
      (request: object, headers: Headers) =>
        api.ask(
          payHold(),
          { ...request, quote_id: 'qt_1', payment_intent_id: 'pi_1', accepted_total: '0.01' },
          headers,
        ),
    ],
    [
      'look for other flights',
      (request: object, headers: Headers) =>
        api.ask(
          findChangeOffers(),
          { ...request, slice_id: 'sli_0', departure_date: '2026-12-11' },
          headers,
        ),
    ],
    [
      'ask what changing costs',
      (request: object, headers: Headers) =>
        api.ask(quoteChange(), { ...request, slice_id: 'sli_0', change_offer_id: 'qt_1' }, headers),
    ],
    [
      'change it',
      (request: object, headers: Headers) =>
        api.ask(
          confirmChange(),
          { ...request, quote_id: 'qt_1', payment_intent_id: null, accepted_difference: '0.00' },
          headers,
        ),
    ],
  ] as const;

  describe.each(CALLS)('To %s,', (_name, call) => {
    it.each<[string, () => object | Promise<object>]>([
      ['another session’s id', () => ({ booking_id: theirs.id })],
      ['an unknown id', () => ({ booking_id: 'bk_00000000000000000000000000000000' })],
      ['no id at all', () => ({})],
      ['the id of a stay', () => ({ booking_id: stay.id })],
      [
        'the reference with a wrong PIN',
        () => guest({ pin: booking.pin === '0000' ? '0001' : '0000' }),
      ],
      ['the reference with another e-mail', () => guest({ email: 'mallory@example.com' })],
      ['the right PIN for another id', () => ({ booking_id: theirs.id, ...guest() })],
      [
        'another booking’s link for this id',
        async () => ({
          booking_id: booking.id,
          access: { key: await signBookingKey(api.keys.links, theirs) },
        }),
      ],
      [
        'a session token as a key',
        () => ({ access: { key: anne.authorization.slice('Bearer '.length) } }),
      ],
    ])('%s answers like an unknown booking', async (_what, request) => {
      const answer = await call(await request(), keyed(anne.headers));
      expect([answer.status, answer.result, answer.errors]).toMatchObject([
        404,
        null,
        [{ code: 'NOT_FOUND', field: 'booking_id', message: 'This booking could not be found.' }],
      ]);
    });

    it('no token answers 401', async () => {
      expect(
        await call({ booking_id: booking.id }, keyed({ authorization: 'Bearer a.b.c' })),
      ).toMatchObject({ status: 401, errors: ['JsonWebTokenError'] });
    });
  });

  it.each(CALLS.filter(([name]) => !name.startsWith('see')))(
    'to %s, the owner gets past the door',
    async (_name, call) => {
      expect(
        (await call({ booking_id: booking.id }, keyed(anne.headers))).errors,
      ).not.toMatchObject([{ field: 'booking_id', code: 'NOT_FOUND' }]);
    },
  );

  it.each<[string, () => object | Promise<object>, () => Promise<Headers>]>([
    ['its owner by id', () => ({ booking_id: booking.id }), async () => anne.headers],
    [
      'anyone with reference, e-mail and PIN',
      () =>
        guest({
          email: ` ${booking.email.toUpperCase()}`,
          reference: booking.reference.toLowerCase(),
        }),
      async () => ({ authorization: await api.bearer() }),
    ],
    [
      'anyone with its link',
      async () => ({ access: { key: await signBookingKey(api.keys.links, booking) } }),
      async () => ({ authorization: await api.bearer() }),
    ],
  ])('opens to %s', async (_who, request, headers) => {
    const answer = await api.ask(flightBooking, await request(), await headers());
    expect(answer.result).toMatchObject({
      booking_id: booking.id,
      vertical: 'flights',
      status: 'confirmed',
      travellers: [{ name: 'Anneke', surname: 'de Vries' }],
      ledger: { total: '122.00' },
      canCancel: true,
      canChange: true,
      canPay: false,
    });
  });

  it('is no stay, and a stay is no flight', async () => {
    expect((await api.ask(hotelBooking, { booking_id: booking.id }, anne.headers)).status).toBe(
      404,
    );
  });

  it('is in the list of its owner and in nobody else’s', async () => {
    const mine = (await api.ask(flightBookingList, {}, anne.headers)).result;
    expect(mine).toMatchObject({
      bookings: [{ booking_id: booking.id, canCancel: true }],
      failed: [],
    });
    expect(
      (await api.ask(flightBookingList, {}, { authorization: await api.bearer() })).result,
    ).toEqual({ bookings: [], failed: [] });
  });
});
