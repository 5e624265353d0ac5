import { claimBookings, claims, flightBookingList } from '@wayfare/api-contract';
import { NOW, startApp } from '../../../test/clients/app';
import type { AppUnderTest } from '../../../test/clients/app';
import { describeOnDatabases } from '../../../test/databases/on-databases';
import { signedInMember } from '../../../test/clients/member-client';
import type { Member } from '../../../test/clients/member-client';
import { openForSession } from '../../booking/opened-bookings';
import { flightDetails, seedBooking } from '../../../test/builders/seeded-bookings';

describeOnDatabases('Bookings made as a guest', (database) => {
  let api: AppUnderTest;
  let sanne: Member;
  const site = () => ({ database: database(), keys: api.keys, now: NOW });
  const guest = (row: object = {}) =>
    seedBooking(database().orm, {
      owner: 'anonymous-1',
      vertical: 'flights',
      details: flightDetails('2026-12-10'),
      email: sanne.user.email,
      ...row,
    });

  beforeAll(async () => {
    api = await startApp(database());
  }, 30_000);
  beforeEach(async () => {
    sanne = await signedInMember(site());
  });
  afterAll(() => api.close());

  const list = async (headers = sanne.headers) =>
    (await api.ask(claims, {}, headers)).result?.bookings.map(({ reference }) => reference);
  const claim = async (headers = sanne.headers) =>
    (await api.ask(claimBookings, {}, headers)).result?.claimed;
  const own = async (headers = sanne.headers) =>
    (await api.ask(flightBookingList, {}, headers)).result?.bookings.map(
      ({ reference }) => reference,
    );

  it('with the address of the account are offered, and become its own', async () => {
    const [first, second] = [
      await guest({ createdAt: new Date(NOW - 2_000) }),
      await guest({ owner: 'anonymous-2', createdAt: new Date(NOW - 1_000) }),
    ];
    expect((await api.ask(claims, {}, sanne.headers)).result).toEqual({
      bookings: [
        { reference: first.reference, vertical: 'flights' },
        { reference: second.reference, vertical: 'flights' },
      ],
    });
    expect(await own()).toEqual([]);
    expect(await claim()).toBe(2);
    expect((await own())?.sort()).toEqual([first.reference, second.reference].sort());
    expect([await list(), await claim()]).toEqual([[], 0]);
  });

  it.each<[string, () => object]>([
    ['another address', () => ({ email: 'other@example.com' })],
    ['an address that only begins alike', () => ({ email: `${sanne.user.email}.org` })],
    ['another user', () => ({ owner: '00000000-0000-0000-0000-000000000000' })],
    ['an erased user', () => ({ owner: 'erased-1' })],
    ['a page that still completes it', () => ({ status: 'completing', state: 'booking' })],
  ])('stay with %s', async (_what, row) => {
    const booking = await guest(row());
    expect([await list(), await claim(), await own()]).toEqual([[], 0, []]);
    const { rows } = await database().pool.query<{ owner: string }>(
      'SELECT owner FROM bookings WHERE id = $1',
      [booking.id],
    );
    expect(rows[0]?.owner).toBe(booking.owner);
  });

  describe('that the page of one shows', () => {
    const standing = async (id: string) =>
      (await api.ask(claims, { booking_id: id }, sanne.headers)).result?.standing;
    const opened = (id: string) =>
      openForSession(database().orm, { sessionId: sanne.sessionId, bookingId: id }, NOW);

    it.each<[string, () => object]>([
      ['own', () => ({ owner: sanne.user.id, email: 'work@example.com' })],
      ['claimable', () => ({})],
      ['unsettled', () => ({ status: 'completing', state: 'booking' })],
      ['otherAddress', () => ({ email: 'other@example.com' })],
      ['otherAccount', () => ({ owner: '00000000-0000-0000-0000-000000000000' })],
      ['otherAccount', () => ({ owner: 'erased-1', email: 'other@example.com' })],
    ])('ACC-24 is said to be %s to a session that may open it', async (expected, row) => {
      const { id } = await guest(row());
      await opened(id);
      expect(await standing(id)).toBe(expected);
    });

    it.each<[string, () => object]>([
      ['another user', () => ({ owner: '00000000-0000-0000-0000-000000000000' })],
      ['a guest', () => ({})],
    ])('is said nothing about to whoever may not open it: of %s', async (_whose, row) => {
      const { id } = await guest(row());
      expect([await standing(id), await standing('no-such-booking')]).toEqual([
        undefined,
        undefined,
      ]);
    });
  });

  it('go to one of two who claim at once', async () => {
    await guest();
    const answers = await Promise.all([claim(), claim()]);
    expect(answers.sort()).toEqual([0, 1]);
  });

  it('can be claimed although two browsers chose the same reference for them', async () => {
    await guest({ owner: 'anonymous-3', clientReference: 'same' });
    await guest({ owner: 'anonymous-4', clientReference: 'same' });
    expect(await claim()).toBe(2);
  });

  it('are not claimed for an account whose address nobody has shown to be theirs', async () => {
    await guest();
    await database().pool.query('UPDATE users SET activated_at = NULL WHERE id = $1', [
      sanne.user.id,
    ]);
    expect((await api.ask(claimBookings, {}, sanne.headers)).status).toBe(401);
    const { rows } = await database().pool.query<{ owner: string }>(
      'SELECT owner FROM bookings WHERE email = $1',
      [sanne.user.email],
    );
    expect(rows).toEqual([{ owner: 'anonymous-1' }]);
  });
});
