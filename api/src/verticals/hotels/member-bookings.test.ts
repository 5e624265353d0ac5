import {
  cancelHotelBooking,
  claimBookings,
  claims,
  createCheckOutSession,
  hotelBooking,
  hotelBookingList,
  hotelQuoted,
} from '@wayfare/api-contract';
import { startBookingApp } from '../../../test/clients/booking-app';
import type { BookingApp } from '../../../test/clients/booking-app';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { openMemberSession, signedInMember } from '../../../test/clients/member-client';
import type { Member } from '../../../test/clients/member-client';
import { createTraveller, GUEST } from '../../../test/clients/traveller-client';
import type { Traveller } from '../../../test/clients/traveller-client';

const LONG = 60_000;

/* What a user's bookings are to the user, to other users and to guests (SES-23, decision 5a). */
describeOnDatabase('Bookings of a user', (database) => {
  let api: BookingApp;
  let anneke: Member;
  let mallory: Member;
  let user: Traveller;
  let guest: Traveller;
  let hotel = '';

  const site = () => ({ database: database(), keys: api.keys, now: Date.now() });
  const asTraveller = ({ authorization }: Member) =>
    createTraveller(api.ask, api.sandbox.origin, authorization);
  const listed = async (headers: Record<string, string>) =>
    (await api.ask(hotelBookingList, {}, headers)).result?.bookings.map(
      ({ booking_id }) => booking_id,
    );

  beforeAll(async () => {
    api = await startBookingApp(database(), {}, { hotels: 40 });
    anneke = await signedInMember(site(), { email: GUEST.email.toLowerCase() });
    mallory = await signedInMember(site());
    [user, guest] = [asTraveller(anneke), await api.traveller()];
    hotel = await firstFree();
  }, LONG);
  afterAll(() => api.close(), LONG);

  async function firstFree(): Promise<string> {
    for (const id of api.hotels)
      if (
        await guest.quote(id, 'later').then(
          () => true,
          () => false,
        )
      )
        return id;
    throw new Error('no hotel is free');
  }

  it(
    'are made, shown, listed and cancelled in any of the user’s sessions',
    async () => {
      const { booked } = await user.book(hotel, 'now', 'pm_card_visa', 'later');
      const booking = await user.outcome(booked.booking_id);
      expect(booking.status).toBe('confirmed');
      const elsewhere = await openMemberSession(site(), anneke.user.id);
      expect(await listed(elsewhere.headers)).toContain(booking.booking_id);
      expect(
        (await api.ask(hotelBooking, { booking_id: booking.booking_id }, elsewhere.headers)).result,
      ).toMatchObject({ booking_id: booking.booking_id, canCancel: true });
      for (const paper of Object.values(booking.documents ?? {}))
        expect((await api.app.inject(paper)).statusCode).toBe(200);
      const quoted = await api.ask(
        cancelHotelBooking,
        { booking_id: booking.booking_id, step: 'quote' },
        elsewhere.headers,
      );
      const done = await api.ask(
        cancelHotelBooking,
        {
          booking_id: booking.booking_id,
          step: 'confirm',
          acceptedRefund: quoted.result?.refund ?? '',
        },
        elsewhere.headers,
      );
      expect(done.result).toMatchObject({ status: 'canceled', refund: booking.ledger.total });
      expect(
        (await api.ask(hotelBooking, { booking_id: booking.booking_id }, elsewhere.headers)).result,
      ).toMatchObject({
        status: 'canceled',
        documents: null,
        payment: { refunded: booking.ledger.total },
      });
    },
    LONG,
  );

  describe('are nothing to', () => {
    let id = '';
    let optionRefId = '';

    beforeAll(async () => {
      const { booked, quote } = await user.book(hotel);
      id = (await user.outcome(booked.booking_id)).booking_id;
      optionRefId = quote.optionRefId;
    }, LONG);

    const WHO: [string, () => Promise<Record<string, string>>][] = [
      ['another user', async () => mallory.headers],
      ['a guest', async () => (await api.traveller()).headers],
    ];

    describe.each(WHO)('%s', (_who, headers) => {
      it.each<
        [string, (them: Record<string, string>) => Promise<{ status: number; errors: unknown[] }>]
      >([
        ['see one', (them) => api.ask(hotelBooking, { booking_id: id }, them)],
        [
          'ask what cancelling costs',
          (them) => api.ask(cancelHotelBooking, { booking_id: id, step: 'quote' }, them),
        ],
        [
          'cancel one',
          (them) =>
            api.ask(
              cancelHotelBooking,
              { booking_id: id, step: 'confirm', acceptedRefund: '0.00' },
              them,
            ),
        ],
        ['pay one', (them) => api.ask(createCheckOutSession, { booking_id: id }, them)],
      ])('who tries to %s', async (_what, call) => {
        expect(await call(await headers())).toMatchObject({
          status: 404,
          errors: [{ code: 'NOT_FOUND' }],
        });
      });

      it('whose list is their own', async () => {
        expect(await listed(await headers())).toEqual([]);
      });

      it('who books the same quote once more', async () => {
        const them = await headers();
        const quote = (await api.ask(hotelQuoted, { optionRefId }, anneke.headers)).result;
        if (quote === null) throw new Error('the quote is gone');
        const again = createTraveller(api.ask, api.sandbox.origin, them['authorization'] ?? '');
        const answer = await api.ask(
          { method: 'POST', path: '/api/hotels/book' },
          again.bookRequest(quote, 'pi_none'),
          them,
        );
        expect(answer).toMatchObject({
          status: 404,
          errors: [{ code: 'NOT_FOUND', field: 'optionRefId' }],
        });
      });
    });

    it.each<[string, string]>([
      ['ended', 'UPDATE sessions SET revoked_at = created_at WHERE id = $1'],
      ['over', 'UPDATE sessions SET expires_at = created_at WHERE id = $1'],
    ])('a session of the user that is %s', async (_what, change) => {
      const session = await openMemberSession(site(), anneke.user.id);
      await database().pool.query(change, [session.sessionId]);
      expect(await api.ask(hotelBooking, { booking_id: id }, session.headers)).toMatchObject({
        status: 401,
        errors: ['JsonWebTokenError'],
      });
      expect((await api.ask(hotelBookingList, {}, session.headers)).status).toBe(401);
    });
  });

  it(
    'can have been made as a guest: claimed they are the user’s, and the guest’s session’s no more',
    async () => {
      const { booked } = await guest.book(hotel);
      const { booking_id: id, reference, pin, documents } = await guest.outcome(booked.booking_id);
      expect([await listed(guest.headers), (await listed(anneke.headers))?.includes(id)]).toEqual([
        [id],
        false,
      ]);
      expect((await api.ask(claims, {}, mallory.headers)).result).toEqual({ bookings: [] });
      expect((await api.ask(claims, {}, anneke.headers)).result).toEqual({
        bookings: [{ reference, vertical: 'hotels' }],
      });
      expect((await api.ask(claimBookings, {}, mallory.headers)).result).toEqual({ claimed: 0 });
      expect((await api.ask(claimBookings, {}, anneke.headers)).result).toEqual({ claimed: 1 });
      expect([await listed(guest.headers), (await listed(anneke.headers))?.includes(id)]).toEqual([
        [],
        true,
      ]);
      expect((await api.ask(hotelBooking, { booking_id: id }, guest.headers)).status).toBe(404);
      expect(
        (await api.ask(hotelBooking, { booking_id: id }, anneke.headers)).result,
      ).toMatchObject({ booking_id: id, reference });
      // what the guest was sent still opens it
      expect(
        (
          await api.ask(
            hotelBooking,
            { access: { reference, email: GUEST.email, pin: pin ?? '' } },
            guest.headers,
          )
        ).result,
      ).toMatchObject({ booking_id: id });
      expect((await api.app.inject(documents?.voucher ?? '')).statusCode).toBe(200);
    },
    LONG,
  );
});
