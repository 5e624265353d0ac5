import { randomUUID } from 'node:crypto';
import { sendContact } from '@wayfare/api-contract';
import { NOW, startApp } from '../../../test/clients/app';
import type { AppUnderTest } from '../../../test/clients/app';
import {
  PASSWORD,
  at,
  createBrowser,
  mailsTo,
  newAccount,
} from '../../../test/clients/account-client';
import type { Browser, Headers } from '../../../test/clients/account-client';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { forgetOldAccountRows } from '../auth/housekeeping';

const LONG = 60_000;

/* Two processes on one database: two APIs that have nothing else in common. */
describeOnDatabase('Mails that a stranger can have sent', (database) => {
  let apis: [AppUnderTest, AppUnderTest];
  let browsers: Browser[];

  beforeAll(async () => {
    const env = { RATE_LIMIT: '0', RATE_LIMIT_LOGIN: '0', RATE_LIMIT_CONTACT: '0', CAPTCHA: 'off' };
    apis = [await startApp(database(), { env }), await startApp(database(), { env })];
    browsers = apis.map(createBrowser);
  }, LONG);
  afterAll(async () => {
    for (const api of apis) await api.close();
  });

  const known = async (changes: object = {}) => (await newAccount(database(), changes)).email;
  const unknown = async () => `${randomUUID()}@example.com`;
  const countOf = async (address: string) => (await mailsTo(database(), address)).length;

  async function ask(url: string, user: string, { minutes = 0, process = 0 } = {}) {
    const response = await browsers[process]?.post(
      url,
      {
        user,
        name: 'Ada',
        lastname: 'Jansen',
        password: 'Zonnige#Gracht7',
        language: 'en',
        acceptTerms: true,
      },
      at(minutes),
    );
    return { status: response?.statusCode, result: response?.json<{ result: unknown }>().result };
  }

  describe.each([
    ['/api/remember-password', 'an account', known],
    ['/api/remember-password', 'no account', unknown],
    ['/api/activate/resend', 'an account that waits', () => known({ activatedAt: null })],
    ['/api/activate/resend', 'no account', unknown],
    ['/api/register', 'an account', known],
    ['/api/register', 'no account', unknown],
  ])('by %s to an address with %s', (url, _what, addressOf) => {
    it(
      'are three an hour and ten a day, and each answer is like the first',
      async () => {
        const address = await addressOf();
        const first = await ask(url, address);
        expect(first.status).toBe(200);
        const counts: number[] = [await countOf(address)];
        for (const minutes of [
          0, 1, 2, 59, 60, 120, 180, 240, 241, 242, 300, 301, 1_439, 1_440, 1_441,
        ]) {
          expect(await ask(url, address, { minutes, process: minutes % 2 })).toEqual(first);
          counts.push(await countOf(address));
        }
        expect(counts).toEqual([1, 2, 3, 3, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 11, 12]);
      },
      LONG,
    );
  });

  it('are three of fifty that are asked for at once, by two processes and in any spelling', async () => {
    const address = await known();
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        ask('/api/remember-password', index % 3 === 0 ? address.toUpperCase() : address, {
          process: index % 2,
        }),
      ),
    );
    expect(await countOf(address)).toBe(3);
  });

  it('to register and to activate are counted together, whether there is an account or not', async () => {
    for (const address of [await known(), await unknown()]) {
      for (let count = 0; count < 4; count += 1) await ask('/api/activate/resend', address);
      await ask('/api/register', address);
      expect(await countOf(address)).toBe(3);
      await ask('/api/remember-password', address);
      expect(await countOf(address)).toBe(4);
    }
  });

  it('take none from another address, and none from what somebody with the password does', async () => {
    const [user, other] = [await newAccount(database()), await known()];
    for (let count = 0; count < 5; count += 1) await ask('/api/remember-password', user.email);
    await ask('/api/remember-password', other);
    expect(await countOf(other)).toBe(1);
    for (let count = 0; count < 5; count += 1) await browsers[0]?.login(user.email, PASSWORD);
    expect(
      (await mailsTo(database(), user.email)).filter(({ kind }) => kind === 'newSignIn'),
    ).toHaveLength(5);
  });

  it('are few copies of messages in somebody’s name, each of which reaches support', async () => {
    const email = `${randomUUID()}@example.com`;
    const send = async (headers: Headers) => {
      const message = {
        name: 'Ada',
        email,
        subject: 'booking',
        question: 'Where is my booking? I cannot find it.',
        captcha: '',
        website: '',
        language: 'en',
      } as const;
      return (
        await apis[0].ask(sendContact, message, { 'idempotency-key': randomUUID(), ...headers })
      ).status;
    };
    const statuses: number[] = [];
    for (let count = 0; count < 5; count += 1) statuses.push(await send(at(count)));
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    const { rows } = await database().pool.query<{ kind: string; mails: number }>(
      'SELECT k.kind, count(*)::int AS mails FROM contact_mails k JOIN contact_messages m ON m.id = k.message_id WHERE m.email = $1 GROUP BY 1 ORDER BY 1',
      [email],
    );
    expect(rows).toEqual([
      { kind: 'copy', mails: 3 },
      { kind: 'support', mails: 5 },
    ]);
  });

  it('are counted without an address in the database, and forgotten after a day', async () => {
    const address = await known();
    await ask('/api/remember-password', address);
    const rows = async () =>
      (await database().pool.query<Record<string, unknown>>('SELECT * FROM unasked_mails')).rows;
    expect(JSON.stringify(await rows())).not.toMatch(/@|example/);
    const inDays = (days: number) => new Date(NOW + days * 86_400_000);
    await forgetOldAccountRows(database().orm, inDays(0.9));
    expect((await rows()).length).toBeGreaterThan(0);
    await forgetOldAccountRows(database().orm, inDays(3));
    expect(await rows()).toEqual([]);
  });
});
