import { SignJWT } from 'jose';
import { cancelHotelBooking, createCheckOutSession, hotelBooking } from '@wayfare/api-contract';
import type { BookingAccess } from '@wayfare/api-contract';
import { startBookingApp } from '../../../test/clients/booking-app';
import type { BookingApp } from '../../../test/clients/booking-app';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { GUEST } from '../../../test/clients/traveller-client';
import type { Traveller } from '../../../test/clients/traveller-client';

const LONG = 60_000;

/* Who may see and change a booking: its session, its guest, its link, and nobody else (OQ-07, decision 5a). */
describeOnDatabase('A booking', (database) => {
  let api: BookingApp;
  let anne: Traveller;
  let other: Traveller;
  let id = '';
  let theirs = '';
  let guest: { reference: string; email: string; pin: string };
  let key = '';

  const keyOf = (url: string | undefined) =>
    new URL(url ?? '', 'http://site').searchParams.get('key') ?? '';

  beforeAll(async () => {
    api = await startBookingApp(database(), {}, { hotels: 40 });
    [anne, other] = [await api.traveller(), await api.traveller()];
    const hotel = await firstFree();
    const booking = await anne.outcome((await anne.book(hotel)).booked.booking_id);
    const foreign = await other.outcome((await other.book(hotel)).booked.booking_id);
    id = booking.booking_id;
    theirs = foreign.booking_id;
    guest = { reference: booking.reference, email: GUEST.email, pin: booking.pin ?? '' };
    key = keyOf(booking.documents?.voucher);
    foreignKey = keyOf(foreign.documents?.voucher);
  }, LONG);
  afterAll(() => api.close(), LONG);

  let foreignKey = '';

  // each case is the first guess of its kind
  beforeEach(() =>
    database().pool.query('UPDATE bookings SET pin_failures = 0, pin_locked_until = NULL'),
  );

  async function firstFree(): Promise<string> {
    for (const hotel of api.hotels)
      if (
        await anne.quote(hotel).then(
          () => true,
          () => false,
        )
      )
        return hotel;
    throw new Error('no hotel is free');
  }

  async function signed(claims: { aud: string; sub: string }): Promise<string> {
    return new SignJWT({})
      .setProtectedHeader({ alg: 'EdDSA' })
      .setSubject(claims.sub)
      .setIssuer('wayfare')
      .setAudience(claims.aud)
      .setExpirationTime('1h')
      .sign(api.keys.links.current().privateKey);
  }

  const CALLS = [
    [
      'see it',
      (request: object, headers: Record<string, string>) => api.ask(hotelBooking, request, headers),
    ],
    [
      'ask what cancelling costs',
      (request: object, headers: Record<string, string>) =>
        api.ask(cancelHotelBooking, { ...request, step: 'quote' }, headers),
    ],
    [
      'cancel it',
      (request: object, headers: Record<string, string>) =>
        api.ask(
          cancelHotelBooking,
          { ...request, step: 'confirm', acceptedRefund: '0.01' },
          headers,
        ),
    ],
  ] as const;

  describe.each(CALLS)('To %s,', (_name, call) => {
    it.each<[string, () => Record<string, string>]>([
      ['no token', () => ({})],
      ['a forged token', () => ({ authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.' })],
      ['a token of rubbish', () => ({ authorization: 'Bearer a.b.c' })],
    ])('%s answers 401', async (_who, headers) => {
      expect(await call({ booking_id: id }, headers())).toMatchObject({
        status: 401,
        result: null,
        errors: ['JsonWebTokenError'],
      });
    });

    it.each<[string, () => object | Promise<object>]>([
      ['another session’s id', () => ({ booking_id: theirs })],
      ['an unknown id', () => ({ booking_id: 'bk_00000000000000000000000000000000' })],
      ['no id at all', () => ({})],
      [
        'the guest’s reference with a wrong PIN',
        () => ({ access: { ...guest, pin: guest.pin === '0000' ? '0001' : '0000' } }),
      ],
      [
        'the guest’s reference with another e-mail',
        () => ({ access: { ...guest, email: 'mallory@example.com' } }),
      ],
      ['an unknown reference', () => ({ access: { ...guest, reference: 'AAAAAAAA' } })],
      ['the right PIN for another id', () => ({ booking_id: theirs, access: guest })],
      [
        'another booking’s link for this id',
        () => ({ booking_id: id, access: { key: foreignKey } }),
      ],
      [
        'a key for something else',
        async () => ({ access: { key: await signed({ aud: 'wayfare-api', sub: id }) } }),
      ],
      ['a damaged key', () => ({ access: { key: `${key.slice(0, -4)}AAAA` } })],
      [
        'a session token as a key',
        () => ({ access: { key: anne.authorization.slice('Bearer '.length) } }),
      ],
    ])('%s answers like an unknown booking', async (_what, request) => {
      const answer = await call(await request(), anne.headers);
      expect(answer).toMatchObject({
        status: 404,
        result: null,
        errors: [
          { code: 'NOT_FOUND', field: 'booking_id', message: 'This booking could not be found.' },
        ],
      });
    });
  });

  it.each<[string, () => { booking_id?: string; access?: BookingAccess }, boolean]>([
    ['its own session by id', () => ({ booking_id: id }), true],
    ['anyone with reference, e-mail and PIN', () => ({ access: guest }), false],
    [
      'e-mail in any case, reference in small letters',
      () => ({
        access: {
          ...guest,
          email: ` ${GUEST.email.toUpperCase()} `,
          reference: guest.reference.toLowerCase(),
        },
      }),
      false,
    ],
    ['anyone with its link', () => ({ access: { key } }), false],
  ])('opens to %s', async (_who, request, isOwner) => {
    const answer = await api.ask(
      hotelBooking,
      request(),
      isOwner ? anne.headers : (await api.traveller()).headers,
    );
    expect(answer.result).toMatchObject({ booking_id: id, status: 'confirmed' });
  });

  it('locks the way by PIN for half an hour after five wrong guesses, and no other way', async () => {
    const open = (access: BookingAccess, headers = {}) =>
      api.ask(hotelBooking, { access }, { ...other.headers, ...headers });
    const wrong = { ...guest, pin: guest.pin === '0000' ? '0001' : '0000' };
    for (let guess = 1; guess <= 4; guess += 1) await open(wrong);
    expect((await open(guest)).status).toBe(200);
    // the right one is no guess, and gives none back
    await Promise.all(Array.from({ length: 5 }, () => open(wrong)));
    expect(await open(guest)).toMatchObject({
      status: 404,
      errors: [{ message: 'This booking could not be found.' }],
    });
    expect((await open({ key })).status).toBe(200);
    expect((await api.ask(hotelBooking, { booking_id: id }, anne.headers)).status).toBe(200);
    const after = (minutes: number) => ({
      'x-test-clock': new Date(Date.now() + minutes * 60_000).toISOString(),
    });
    expect((await open(guest, after(29))).status).toBe(404);
    expect((await open(guest, after(31))).status).toBe(200);
  });

  it(
    'is paid only by who made it',
    async () => {
      expect((await api.ask(createCheckOutSession, { booking_id: id }, other.headers)).status).toBe(
        404,
      );
      const quote = await anne.quote(await firstFree());
      expect(await anne.intent(quote)).toMatchObject({ mode: 'payment' });
      await expect(other.intent(quote)).rejects.toThrow('NOT_FOUND');
    },
    LONG,
  );

  it('has the number of the document sealed, also in what repeated calls are answered from', async () => {
    const { pool } = database();
    const { rows } = await pool.query('SELECT details FROM bookings WHERE id = $1', [id]);
    expect(JSON.stringify(rows)).toMatch(/"document":"sealed:1:/);
    for (const table of ['bookings', 'quotes', 'idempotency_keys', 'outbox'])
      expect(JSON.stringify((await pool.query(`SELECT * FROM ${table}`)).rows)).not.toContain(
        GUEST.document,
      );
  });

  it('writes no name, address, phone or document into the log', () => {
    const lines = api.logged.join('\n');
    for (const secret of [
      GUEST.lastName,
      GUEST.email,
      GUEST.email.toLowerCase(),
      '612345678',
      GUEST.document,
      guest.pin,
      key,
    ])
      expect(lines.includes(`"${secret}"`) || (secret.length > 6 && lines.includes(secret))).toBe(
        false,
      );
  });
});
