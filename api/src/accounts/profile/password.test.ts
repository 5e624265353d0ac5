import { account, changePassword, login } from '@wayfare/api-contract';
import { NOW, startApp } from '../../../test/clients/app';
import type { AppUnderTest } from '../../../test/clients/app';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { openMemberSession, PASSWORD, signedInMember } from '../../../test/clients/member-client';
import type { Member } from '../../../test/clients/member-client';
import { issueTicket } from '../users/tickets';

const NEW = 'Andere!Gracht7';

describeOnDatabase('The change of a password', (database) => {
  let api: AppUnderTest;
  let sanne: Member;
  const site = () => ({ database: database(), keys: api.keys, now: NOW });

  beforeAll(async () => {
    api = await startApp(database(), { env: { CAPTCHA: 'off' } });
  }, 30_000);
  beforeEach(async () => {
    sanne = await signedInMember(site());
  });
  afterAll(() => api.close());

  const change = (
    request: { current?: string; password?: string } = {},
    headers: Record<string, string> = {},
  ) =>
    api.ask(
      changePassword,
      { current: PASSWORD, password: NEW, ...request },
      { ...sanne.headers, ...headers },
    );
  const status = async (headers = sanne.headers) => (await api.ask(account, {}, headers)).status;
  const logsIn = async (password: string) =>
    (
      await api.ask(
        login,
        { user: sanne.user.email, password, origin: 'web' },
        { 'x-test-clock': new Date(NOW).toISOString() },
      )
    ).status === 200;
  const mails = async () =>
    (
      await database().pool.query<{ kind: string }>(
        'SELECT kind FROM account_mails WHERE address = $1',
        [sanne.user.email],
      )
    ).rows.map(({ kind }) => kind);

  it('lets in with the new one only, ends every other session and writes to the owner', async () => {
    const elsewhere = await openMemberSession(site(), sanne.user.id);
    expect(await change()).toMatchObject({ status: 200, result: { ok: true } });
    expect(await mails()).toEqual(['passwordChanged']);
    expect([await status(), await status(elsewhere.headers)]).toEqual([200, 401]);
    expect([await logsIn(PASSWORD), await logsIn(NEW)]).toEqual([false, true]);
  });

  it('keeps a hash of it that says nothing', async () => {
    await change();
    const { rows } = await database().pool.query<{ password_hash: string }>(
      'SELECT password_hash FROM users WHERE id = $1',
      [sanne.user.id],
    );
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(api.logged.join('')).not.toContain(NEW);
  });

  it('makes links to choose a new one worthless', async () => {
    await issueTicket(database().orm, { kind: 'recovery', userId: sanne.user.id, now: NOW });
    await change();
    const { rows } = await database().pool.query<{ used_at: Date | null }>(
      'SELECT used_at FROM tickets WHERE user_id = $1',
      [sanne.user.id],
    );
    expect(rows.map(({ used_at }) => used_at?.getTime())).toEqual([NOW]);
  });

  it.each<[string, string]>([
    ['ACC-18 seven characters', 'Aa1!aaa'],
    ['ACC-19 no lowercase letter', 'AAAA111!'],
    ['ACC-20 no uppercase letter', 'aaaa111!'],
    ['ACC-21 no number', 'AAAAaaa!'],
    ['ACC-22 no special character', 'Passw0rd@'],
    ['one out of every breach', 'Password1!'],
  ])('refuses a new one with %s', async (_what, password) => {
    expect(await change({ password })).toMatchObject({
      status: 422,
      errors: [
        { code: 'INVALID_REQUEST', field: 'password', message: expect.stringMatching(/password/i) },
      ],
    });
    expect([await mails(), await logsIn(PASSWORD)]).toEqual([[], true]);
  });

  it('is not for an account without one: that chooses its first by mail', async () => {
    sanne = await signedInMember(site(), { password: null });
    expect(await change({ current: '' })).toMatchObject({
      status: 422,
      errors: [{ field: 'current', message: expect.stringContaining('has no password yet') }],
    });
    expect(await change({ current: '' }, { 'accept-language': 'nl' })).toMatchObject({
      status: 422,
      errors: [{ message: expect.stringContaining('nog geen wachtwoord') }],
    });
  });

  it('ACC-10 ACC-11 counts wrong ones, and after five none is looked at for 30 minutes', async () => {
    const wrong = () => change({ current: 'Wrong!Gracht7' });
    for (const remaining of [4, 3, 2, 1]) {
      expect(await wrong()).toMatchObject({
        status: 401,
        errors: [
          {
            code: 'ATTEMPTS',
            field: 'current',
            remaining,
            message: expect.stringContaining(`30 minutes: ${remaining}.`),
          },
        ],
      });
    }
    expect(await wrong()).toMatchObject({
      status: 423,
      errors: [
        {
          code: 'ACCOUNT_LOCKED',
          field: 'current',
          retryAfter: 1_800,
          message: 'Too many failed attempts. Try again in 30 min.',
        },
      ],
    });
    expect((await change()).status).toBe(423);
    expect(await status()).toBe(200);
    const elsewhere = await openMemberSession(site(), sanne.user.id);
    expect((await change({}, { ...elsewhere.headers })).status).toBe(200);
  });

  it('OQ-08 looks at the right one again after 30 minutes', async () => {
    for (let guess = 0; guess < 5; guess += 1) await change({ current: 'Wrong!Gracht7' });
    const at = (minutes: number) => ({
      'x-test-clock': new Date(NOW + minutes * 60_000).toISOString(),
    });
    expect((await change({}, at(29))).status).toBe(423);
    expect((await change({}, at(31))).status).toBe(200);
  });

  it('cannot be kept from its owner by who fails to log in elsewhere', async () => {
    for (let guess = 0; guess < 6; guess += 1) await logsIn('Wrong!Gracht7');
    expect((await change()).status).toBe(200);
  });

  it('happens once of two at once', async () => {
    const answers = await Promise.all([
      change({ password: NEW }),
      change({ password: 'Derde!Gracht8' }),
    ]);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(await mails()).toEqual(['passwordChanged']);
  });

  it('is never another’s', async () => {
    const olga = await signedInMember(site(), { password: 'Olga!Gracht77' });
    expect((await change({ current: 'Olga!Gracht77' })).status).toBe(401);
    await api.ask(
      changePassword,
      { current: PASSWORD, password: NEW, ...{ user: olga.user.id, id: olga.user.id } },
      sanne.headers,
    );
    const { rows } = await database().pool.query<{ password_hash: string }>(
      'SELECT password_hash FROM users WHERE id = $1',
      [olga.user.id],
    );
    expect(rows[0]?.password_hash).toBe(olga.user.passwordHash);
  });
});
