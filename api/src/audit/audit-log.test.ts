import { account, changePassword, login, logout, saveTraveller } from '@wayfare/api-contract';
import { sql } from 'drizzle-orm';
import { foundBookings } from '../../test/builders/found-bookings';
import { NOW, startApp } from '../../test/clients/app';
import type { AppUnderTest } from '../../test/clients/app';
import { PASSWORD, signedInMember } from '../../test/clients/member-client';
import type { Member } from '../../test/clients/member-client';
import { describeOnDatabase, describeOnDatabases } from '../../test/databases/on-databases';
import type { Database } from '../platform/db/database';

type Told = readonly [actor: string, act: string, outcome: string, facts: unknown];

/** What the log tells of an account or a booking, oldest first. */
async function toldOf({ pool }: Pick<Database, 'pool'>, object: string): Promise<Told[]> {
  const { rows } = await pool.query<Record<'actor' | 'act' | 'outcome' | 'facts', string>>(
    'SELECT actor, act, outcome, facts FROM audit.audit_events WHERE object = $1 ORDER BY id',
    [object],
  );
  return rows.map(({ actor, act, outcome, facts }) => [actor, act, outcome, facts]);
}

describeOnDatabase('The audit log of accounts', (database) => {
  let api: AppUnderTest;
  let sanne: Member;
  const self = () => `account:${sanne.user.id}`;
  const told = async () => (await toldOf(database(), self())).slice(2);

  beforeAll(async () => {
    api = await startApp(database(), { env: { CAPTCHA: 'off' } });
  }, 30_000);
  beforeEach(async () => {
    sanne = await signedInMember({ database: database(), keys: api.keys, now: NOW });
  });
  afterAll(() => api.close());

  const logsIn = (user: string, password: string) =>
    api.ask(
      login,
      { user, password, origin: 'web' },
      { 'x-test-clock': new Date(NOW).toISOString(), 'x-correlation-id': 'visit-1' },
    );

  it('begins with the account and its session', async () => {
    expect(await toldOf(database(), self())).toEqual([
      [self(), 'account.add', 'done', {}],
      [self(), 'sign-in', 'done', { session: sanne.sessionId, thirdParty: false }],
    ]);
  });

  it('tells of a sign-in, one that is refused, and the end of a session', async () => {
    await logsIn(sanne.user.email, 'Gracht!2020');
    expect((await logsIn(sanne.user.email, PASSWORD)).status).toBe(200);
    await api.ask(logout, {}, sanne.headers);
    // the tests' cheap hash of the password is made anew meanwhile
    const acts = (await told()).filter(([, act]) => act !== 'account.change');
    expect(acts.map(([actor, act, outcome]) => [actor, act, outcome])).toEqual([
      ['visitor', 'POST /api/login', 'refused'],
      [self(), 'sign-in', 'done'],
      [self(), 'sign-out', 'done'],
    ]);
    const { rows } = await database().pool.query(
      "SELECT correlation_id, facts FROM audit.audit_events WHERE object = $1 AND outcome = 'refused'",
      [self()],
    );
    expect(rows).toEqual([{ correlation_id: 'visit-1', facts: { reason: 'ATTEMPTS' } }]);
  });

  it('tells of guesses at an address that nobody has, without the address', async () => {
    const before = (await toldOf(database(), 'account:unknown')).length;
    await logsIn('nobody-at-all@example.com', PASSWORD);
    const all = await toldOf(database(), 'account:unknown');
    expect(all).toHaveLength(before + 1);
    const { rows } = await database().pool.query<{ row: string }>(
      'SELECT e::text AS row FROM audit.audit_events e',
    );
    expect(rows.filter(({ row }) => row.includes('nobody-at-all'))).toEqual([]);
  });

  it('names the columns of a person that changed, and nothing that stands in them', async () => {
    await api.ask(changePassword, { current: PASSWORD, password: 'Andere!Gracht7' }, sanne.headers);
    const person = {
      ...{ firstName: 'Joost', lastName: 'Kanarie', email: '', phone: '', gender: '' },
      ...{ dateOfBirth: '', document: 'NX4711', documentExpires: '', nationality: '' },
    };
    await api.ask(saveTraveller, person as never, sanne.headers);
    await database().orm.execute(
      sql`INSERT INTO travellers (id, user_id, details, created_at) VALUES (${`t-${sanne.user.id}`}, ${sanne.user.id}, '{"lastName":"Kanarie"}', now())`,
    );
    await database().orm.execute(sql`DELETE FROM users WHERE id = ${sanne.user.id}`);
    const acts = await told();
    expect(acts).toContainEqual([self(), 'account.change', 'done', { columns: ['password_hash'] }]);
    expect(acts).toContainEqual([self(), 'traveller.add', 'done', {}]);
    expect(acts).toContainEqual([self(), 'account.remove', 'done', {}]);
    expect(JSON.stringify(acts)).not.toMatch(/Kanarie|NX4711|Sanne/);
  });

  it('tells of a wrong password in the settings, with the account that gave it', async () => {
    await api.ask(
      changePassword,
      { current: 'Gracht!2020', password: 'Andere!Gracht7' },
      sanne.headers,
    );
    expect(await told()).toEqual([
      [self(), `POST ${changePassword.path}`, 'refused', { reason: 'ATTEMPTS' }],
    ]);
  });

  it('names whoever acts in the name of another', async () => {
    await database().orm.transaction(async (connection) => {
      await connection.execute(sql`SELECT set_config('wayfare.actor', 'desk:op-1', true)`);
      await connection.execute(sql`UPDATE users SET country = 'BE' WHERE id = ${sanne.user.id}`);
    });
    expect(await told()).toEqual([
      ['desk:op-1', 'account.change', 'done', { columns: ['country'] }],
    ]);
  });

  it('says nothing of a call that was only wrong, nor of reading', async () => {
    await api.ask(changePassword, { current: PASSWORD, password: 'x' }, sanne.headers);
    await api.ask(account, {}, sanne.headers);
    expect(await told()).toEqual([]);
  });
});

describeOnDatabase('The audit log of bookings', (database) => {
  const { given, seed, find, see } = foundBookings(database);

  it('tells of wrong PINs and of bookings that somebody else asked for', async () => {
    const booking = await seed('trains');
    await find({ ...booking, pin: '0815' });
    await see(given().stranger);
    const told = await toldOf(database(), `booking:${booking.id}`);
    expect(told[0]).toEqual(['visitor', 'booking.open', 'refused', { reason: 'PIN' }]);
    expect(told.slice(1).map(([, , outcome, facts]) => [outcome, facts])).toEqual([
      ['refused', { reason: 'NOT_FOUND' }],
      ['refused', { reason: 'NOT_FOUND' }],
    ]);
  });

  it('tells what money moved', async () => {
    const booking = await seed('trains');
    const { pool } = database();
    const update = (set: string) =>
      pool.query(`UPDATE bookings SET ${set} WHERE id = $1`, [booking.id]);
    const { captured } = (
      await pool.query('SELECT captured FROM bookings WHERE id = $1', [booking.id])
    ).rows[0];
    await update(`payment_state = 'captured', captured = ${captured + 5_000}`);
    await update('refund_due = refund_due + 1000');
    await update("refunded = refunded + 1000, payment_state = 'refunded'");
    await update("state = 'done', tries = 1");
    expect(
      (await toldOf(database(), `booking:${booking.id}`)).map(([who, act, , facts]) => [
        who,
        act,
        facts,
      ]),
    ).toEqual([
      [
        'workflow',
        'money',
        expect.objectContaining({ to: 'captured', captured: 5_000, refunded: 0 }),
      ],
      ['workflow', 'money', expect.objectContaining({ refundDue: 1_000, captured: 0 })],
      ['workflow', 'money', expect.objectContaining({ to: 'refunded', refunded: 1_000 })],
    ]);
  });
});

describeOnDatabases('The audit log', (database) => {
  it.each([
    "UPDATE audit.audit_events SET act = 'nothing'",
    'DELETE FROM audit.audit_events',
    'TRUNCATE audit.audit_events',
    "UPDATE audit.audit_seals SET digest = ''",
    'DELETE FROM audit.audit_seals',
    'TRUNCATE audit.audit_seals',
  ])('is append-only: %s', async (statement) => {
    const { pool } = database();
    await pool.query(
      "INSERT INTO audit.audit_events (actor, act, object, outcome) VALUES ('system', 'test', 'booking:none', 'done')",
    );
    await expect(pool.query(statement)).rejects.toThrow('the audit log is append-only');
  });
});
