import { revokeLinks, trips } from '@wayfare/api-contract';
import type { BookingAccess } from '@wayfare/api-contract';
import { SignJWT } from 'jose';
import { describeOnDatabase } from '../../test/databases/on-databases';
import * as v from 'valibot';
import { ticketLocation } from '../../test/builders/build-rail-item';
import { aTrainRecord } from '../../test/builders/build-train-record';
import type { Booking } from './booking';
import { linkedBookings } from '../../test/clients/booking-links';
import { VERTICALS } from '../../test/builders/seen-bookings';

const WalletLinksSchema = v.object({
  documents: v.object({
    tickets: v.array(v.object({ appleWallet: v.string(), googleWallet: v.string() })),
  }),
});

/* What a link in a mail, a voucher or a calendar opens, for how long, and how it ends. */
describeOnDatabase('A link to a booking', (database) => {
  const { given, seed, keyOf, link, onDay, see } = linkedBookings(database);
  let booking: Booking;

  const guest = ({ reference, email, pin }: Booking): { access: BookingAccess } => ({
    access: { reference, email, pin },
  });
  const papers = async () => {
    const { result } = await see({ booking_id: booking.id }, given().anne.headers);
    return result?.documents ?? { voucher: '', calendar: '' };
  };
  const unknown = {
    status: 404,
    result: null,
    errors: [
      { code: 'NOT_FOUND', field: 'booking_id', message: 'This booking could not be found.' },
    ],
  };

  describe.each(VERTICALS)('of %s', (vertical) => {
    beforeEach(async () => {
      booking = await seed(vertical);
    });

    it('shows the booking without its PIN, and nobody to write to or call', async () => {
      const { result, response } = await see(await link());
      expect(result).toMatchObject({
        booking_id: booking.id,
        reference: booking.reference,
        pin: null,
        status: 'confirmed',
      });
      for (const secret of [`"${booking.pin}"`, 'anneke@', 'sanne@', '612345678'])
        expect(response.body.toLowerCase()).not.toContain(secret);
      expect(response.body).toContain('•••@example.com');
    });

    it('shows everything to its owner, and to whoever has the PIN', async () => {
      const { anne, stranger } = given();
      for (const [request, headers] of [
        [{ booking_id: booking.id }, anne.headers],
        [await link(), anne.headers],
        [guest(booking), stranger],
      ] as const) {
        const { result, response } = await see(request, headers);
        expect(result).toMatchObject({ booking_id: booking.id, pin: booking.pin });
        expect(response.body.toLowerCase()).toMatch(/(anneke|sanne)@example\.com/);
      }
    });

    it('can be revoked by its owner and by whoever has the PIN, and opens nothing afterwards', async () => {
      const { api, anne, stranger } = given();
      for (const [request, headers] of [
        [{ booking_id: booking.id }, anne.headers],
        [guest(booking), stranger],
      ] as const) {
        const before = await papers();
        const key = new URL(before.voucher, 'http://site').searchParams.get('key') ?? '';
        expect((await see({ access: { key } })).status).toBe(200);
        expect((await api.app.inject(before.calendar)).statusCode).toBe(200);
        expect(await api.ask(revokeLinks, request, headers)).toMatchObject({
          status: 200,
          result: { booking_id: booking.id },
        });
        expect(await see({ access: { key } })).toMatchObject(unknown);
        for (const path of [before.voucher, before.calendar])
          expect((await api.app.inject(path)).statusCode).toBe(404);
        // papers that are made from now on carry a new one
        expect((await api.app.inject((await papers()).calendar)).statusCode).toBe(200);
      }
    });

    it('cannot end links itself, and neither can a stranger', async () => {
      const { api, stranger } = given();
      expect(await api.ask(revokeLinks, await link(), stranger)).toMatchObject({
        status: 422,
        errors: [{ code: 'INVALID_REQUEST', field: 'access.pin' }],
      });
      expect(await api.ask(revokeLinks, { booking_id: booking.id }, stranger)).toMatchObject(
        unknown,
      );
      expect(
        await api.ask(
          revokeLinks,
          {
            access: {
              reference: booking.reference,
              email: booking.email,
              pin: booking.pin === '0000' ? '0001' : '0000',
            },
          },
          stranger,
        ),
      ).toMatchObject(unknown);
      expect((await see(await link())).status).toBe(200);
    });

    it.each(['confirmed', 'done'])(
      'ends 30 days after the trip when the booking is %s',
      async (state) => {
        const { api } = given();
        const own = await seed(vertical, {
          state,
          status: state === 'done' ? 'canceled' : 'confirmed',
        });
        const { last, after } = {
          hotels: { last: '2027-01-11', after: '2027-01-12' },
          flights: { last: '2027-01-09', after: '2027-01-10' },
          trains: { last: '2027-02-13', after: '2027-02-14' },
        }[vertical];
        const key = await link(own);
        expect((await see(key, await onDay(last))).status).toBe(200);
        expect(await see(key, await onDay(after))).toMatchObject(unknown);
        // nobody leads to the papers of cancelled tickets any more, and a link of before still opens them
        const ofTraveller =
          vertical === 'trains' && state === 'confirmed'
            ? ['document.pdf', 'code.svg', 'ticket.pkpass'].map(
                (file) => `tickets/item-1/t1/${file}`,
              )
            : [];
        for (const paper of ['calendar.ics', ...ofTraveller]) {
          const url = `/api/bookings/${own.id}/${paper}?key=${await keyOf(own)}`;
          expect([
            paper,
            (await api.app.inject({ url, headers: await onDay(last) })).statusCode,
          ]).toEqual([paper, 200]);
          expect([
            paper,
            (await api.app.inject({ url, headers: await onDay(after) })).statusCode,
          ]).toEqual([paper, 404]);
        }
        // the booking itself is still there for its PIN
        expect((await see(guest(own), await onDay(after))).status).toBe(200);
      },
    );
  });

  it('of trains leads into wallets by the same key, which ends with it and with the ticket', async () => {
    const { api } = given();
    booking = await seed('trains');
    const { result } = await see(await link());
    const [own] = v.parse(WalletLinksSchema, result).documents.tickets;
    const open = async (url: string) => {
      const { statusCode, headers } = await api.app.inject({ url });
      return [statusCode, headers['content-type'], headers['cache-control'], headers.location];
    };
    expect(await open(own?.appleWallet ?? '')).toEqual([
      ...[200, 'application/vnd.apple.pkpass', 'private, no-store', undefined],
    ]);
    expect(await open(own?.googleWallet ?? '')).toEqual([
      ...[302, undefined, 'private, no-store'],
      expect.stringMatching(/^https:\/\/pay\.google\.com\/gp\/v\/save\/[\w-]+\.[\w-]+\.[\w-]+$/),
    ]);
    const canceled = await seed('trains', { state: 'done', status: 'canceled' });
    for (const file of ['ticket.pkpass', 'google-wallet'])
      for (const url of [
        `/api/bookings/${booking.id}/tickets/item-1/t1/${file}?key=none`,
        `/api/bookings/${booking.id}/tickets/item-1/t9/${file}?key=${await keyOf(booking)}`,
        `/api/bookings/${canceled.id}/tickets/item-1/t1/${file}?key=${await keyOf(canceled)}`,
      ])
        expect([url, (await api.app.inject({ url })).statusCode]).toEqual([url, 404]);
  });

  it.each<[string, object, readonly ('own' | 'page')[]]>([
    ['straight from the list of trips', {}, ['own', 'own']],
    [
      'by the page that has all of them',
      { details: aTrainRecord([[ticketLocation({ ages: [40, 38] })]]) },
      ['page', 'page'],
    ],
    [
      'no more once it is over',
      { details: aTrainRecord([[ticketLocation({ day: '2026-11-02' })]]) },
      [],
    ],
    ['not where it was cancelled', { state: 'done', status: 'canceled' }, []],
  ])('of trains leads into wallets %s', async (_how, row, targets) => {
    const { api, anne } = given();
    booking = await seed('trains', row);
    const { result } = await see({ booking_id: booking.id }, anne.headers);
    const own = v.safeParse(WalletLinksSchema, result);
    const [ticket] = own.success ? own.output.documents.tickets : [];
    const list = (await api.ask(trips, {}, anne.headers)).result?.trips ?? [];
    const listed = list
      .flatMap(({ bookings }) => bookings)
      .find(({ booking_id: id }) => id === booking.id);
    const page = { url: null, route: 'cancel-booking', query: { booking: booking.id } };
    // each answer has keys of its own, signed at its own second
    const fileOf = (url: string | null | undefined) => url?.replace(/\?key=.+/, '') ?? null;
    expect(listed?.wallets?.map((wallet) => ({ ...wallet, url: fileOf(wallet.url) }))).toEqual(
      targets.map((target, index) => {
        const kind = (['appleWallet', 'googleWallet'] as const)[index] ?? 'appleWallet';
        return target === 'page'
          ? { kind, ...page }
          : { kind, url: fileOf(ticket?.[kind]), route: null, query: {} };
      }),
    );
    const opened = (listed?.wallets ?? []).flatMap(({ url }) => url ?? []);
    for (const url of opened) expect((await api.app.inject({ url })).statusCode).toBeLessThan(400);
    expect(opened).toHaveLength(targets.filter((target) => target === 'own').length);
  });

  it('of before keys had names opens what it opened, until it is revoked', async () => {
    const { api, anne } = given();
    booking = await seed('hotels');
    const key = await new SignJWT({})
      .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT' })
      .setSubject(booking.id)
      .setIssuer('wayfare')
      .setAudience('wayfare-booking')
      .setIssuedAt()
      .setExpirationTime('2y')
      .sign(api.keys.links.current().privateKey);
    expect((await see({ access: { key } })).result).toMatchObject({
      booking_id: booking.id,
      pin: null,
    });
    await api.ask(revokeLinks, { booking_id: booking.id }, anne.headers);
    expect(await see({ access: { key } })).toMatchObject(unknown);
  });
});
