import { eraseAccount, hotelBookingList, makeInvoice } from '@wayfare/api-contract';
import { NOW, startApp } from '../../../test/clients/app';
import type { AppUnderTest } from '../../../test/clients/app';
import { describeOnDatabases } from '../../../test/databases/on-databases';
import { PASSWORD, signedInMember } from '../../../test/clients/member-client';
import type { Member } from '../../../test/clients/member-client';
import { findBooking } from '../../booking/bookings.repository';
import { aFlightRecord, TRAVELLER } from '../../../test/builders/build-flight-record';
import { flightDetails, seedBooking } from '../../../test/builders/seeded-bookings';
import { DETAILS, seedFlight } from '../../../test/builders/invoices';
import { findInvoice, invoicesOfOwner } from '../../invoices/invoices.repository';

import { memberWithEverything, rowsOf } from '../../../test/builders/erasing';

describeOnDatabases('The erasing of an account', (database) => {
  let api: AppUnderTest;
  let sanne: Member;
  const site = () => ({ database: database(), keys: api.keys, now: NOW });
  const book = (row: object = {}) =>
    seedBooking(database().orm, {
      owner: sanne.user.id,
      vertical: 'flights',
      details: flightDetails('2026-12-10'),
      ...row,
    });
  const member = () => memberWithEverything(api, site());

  beforeAll(async () => {
    // every test has members of its own, who all write from one address
    api = await startApp(database(), { env: { CAPTCHA: 'off', RATE_LIMIT_CONTACT: '0' } });
  }, 30_000);
  beforeEach(async () => {
    sanne = await member();
  });
  afterAll(() => api.close());

  const erase = (confirm: string = PASSWORD, headers: Record<string, string> = {}) =>
    api.ask(eraseAccount, { confirm }, { ...sanne.headers, ...headers });

  const left = (of: Member) => rowsOf(database(), of);

  async function mailsTo({ user }: Member): Promise<string[]> {
    return (
      await database().pool.query<{ kind: string }>(
        'SELECT kind FROM account_mails WHERE address = $1',
        [user.email],
      )
    ).rows.map(({ kind }) => kind);
  }

  it('leaves nothing of the user but a last mail, and nothing of anybody else is gone', async () => {
    const olga = await member();
    await book();
    expect(await left(sanne)).toEqual([1, 1, 1, 1, 2, 1, 1, 1]);
    expect(await erase()).toMatchObject({ status: 200, result: { ok: true } });
    expect(await left(sanne)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    expect(await mailsTo(sanne)).toEqual(['erased']);
    expect(await left(olga)).toEqual([1, 1, 1, 1, 2, 1, 0, 1]);
    expect(await mailsTo(olga)).toEqual(['passwordChanged']);
  });

  it('ends its sessions at once', async () => {
    await erase();
    expect(await erase()).toMatchObject({ status: 401, errors: ['JsonWebTokenError'] });
  });

  it('keeps a trip to come as it was, with an owner that nobody is: reference, address and PIN open it', async () => {
    const coming = await book({ details: aFlightRecord() });
    await erase();
    expect(await findBooking(database().orm, coming.id)).toMatchObject({
      ...coming,
      owner: expect.stringMatching(/^erased-/),
      retentionLookAt: expect.any(Date),
    });
    const again = await signedInMember(site(), { email: sanne.user.email });
    expect((await api.ask(hotelBookingList, {}, again.headers)).result?.bookings).toEqual([]);
  });

  it('leaves of a paid booking that is over what its invoice needs: the name, and what was bought', async () => {
    const past = await book({ status: 'canceled', state: 'done', details: aFlightRecord() });
    await erase();
    const kept = await findBooking(database().orm, past.id);
    expect(kept).toMatchObject({
      owner: expect.stringMatching(/^erased-/),
      retention: 'invoice',
      email: '',
      pin: '',
      total: past.total,
      reference: past.reference,
    });
    expect(kept?.details).toMatchObject({
      passengers: [{ name: TRAVELLER.name, surname: TRAVELLER.surname }],
      travellers: [],
      contactEmail: '',
    });
    expect(JSON.stringify(kept)).not.toContain(TRAVELLER.date_of_birth);
  });

  it('keeps an invoice as it was issued, for the tax office alone', async () => {
    const past = await seedFlight(database(), sanne.user.id);
    const { result } = await api.ask(
      makeInvoice,
      { booking_id: past.id, details: DETAILS },
      sanne.headers,
    );
    await database().pool.query(
      "UPDATE bookings SET state = 'done', status = 'canceled' WHERE id = $1",
      [past.id],
    );
    await erase();
    expect(await findInvoice(database().orm, result?.current ?? '')).toMatchObject({
      ...{ buyer: DETAILS, bookingId: past.id },
    });
    expect(await invoicesOfOwner(database().orm, sanne.user.id)).toEqual([]);
  });

  it('leaves nobody in a booking that was never paid and is off', async () => {
    const off = await book({
      status: 'expired',
      state: 'done',
      captured: 0,
      charges: [],
      paymentState: 'none',
      details: aFlightRecord(),
    });
    await erase();
    const kept = await findBooking(database().orm, off.id);
    expect(kept).toMatchObject({ owner: 'nobody', retention: 'anonymous', email: '', pin: '' });
    expect(JSON.stringify(kept)).not.toContain(TRAVELLER.surname);
  });

  it('is not stopped by a booking that cannot be read; housekeeping tells of that one', async () => {
    const broken = await book({ status: 'canceled', state: 'done', vertical: 'unknown' });
    expect((await erase()).status).toBe(200);
    expect(await findBooking(database().orm, broken.id)).toMatchObject({
      owner: expect.stringMatching(/^erased-/),
      retention: 'full',
    });
  });

  it('waits for a booking that is being completed', async () => {
    const booking = await book({ status: 'completing', state: 'booking' });
    expect(await erase()).toMatchObject({
      status: 409,
      errors: [
        {
          code: 'INVALID_REQUEST',
          field: 'bookings',
          message: 'One of your bookings is still being completed. Try again when that is done.',
        },
      ],
    });
    expect((await erase(PASSWORD, { 'accept-language': 'nl' })).errors).toMatchObject([
      { message: 'Een van je boekingen wordt nog afgerond. Probeer het opnieuw als dat klaar is.' },
    ]);
    expect(await left(sanne)).toEqual([1, 1, 1, 1, 2, 1, 1, 1]);
    await database().pool.query("UPDATE bookings SET status = 'confirmed' WHERE id = $1", [
      booking.id,
    ]);
    expect((await erase()).status).toBe(200);
  });

  it.each<[string, string | null, () => string, number]>([
    ['the password', PASSWORD, () => PASSWORD, 200],
    ['another password', PASSWORD, () => 'Wrong!Gracht7', 401],
    ['the address of an account that has a password', PASSWORD, () => sanne.user.email, 401],
    ['the address of an account without one', null, () => sanne.user.email, 200],
    ['that address in other letters', null, () => ` ${sanne.user.email.toUpperCase()} `, 200],
    ['another address', null, () => 'mallory@example.com', 401],
    ['nothing', null, () => '', 422],
  ])('asks for the owner: %s', async (_what, password, confirm, status) => {
    sanne = await signedInMember(site(), { password });
    expect((await erase(confirm())).status).toBe(status);
    expect((await left(sanne))[0]).toBe(status === 200 ? 0 : 1);
  });

  it('ACC-11 counts wrong answers like failed logins', async () => {
    sanne = await signedInMember(site(), { password: null });
    for (const remaining of [4, 3, 2, 1])
      expect(await erase('x@example.com')).toMatchObject({
        status: 401,
        errors: [{ code: 'ATTEMPTS', field: 'confirm', remaining }],
      });
    expect(await erase('x@example.com')).toMatchObject({
      status: 423,
      errors: [{ code: 'ACCOUNT_LOCKED', field: 'confirm' }],
    });
    expect((await erase(sanne.user.email)).status).toBe(423);
    expect((await left(sanne))[0]).toBe(1);
  });

  it('frees the address for a new account', async () => {
    await erase();
    const again = await signedInMember(site(), { email: sanne.user.email });
    expect(again.user.id).not.toBe(sanne.user.id);
    expect((await left(again))[0]).toBe(1);
  });
});
