import { eq } from 'drizzle-orm';
import { NOW, startApp } from '../../../test/clients/app';
import type { AppUnderTest } from '../../../test/clients/app';
import { PASSWORD, WRONG, createBrowser, newAccount } from '../../../test/clients/account-client';
import type { Browser } from '../../../test/clients/account-client';
import { loginFailures, users } from '../../platform/db/schema/accounts';
import { sessions } from '../../platform/db/schema/sessions';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { createPasswords } from './passwords';
import { issueTicket } from '../users/tickets';
import type { User } from '../users/users.repository';

describeOnDatabase('A login that is refused', (database) => {
  let api: AppUnderTest;
  let browser: Browser;
  let user: User;

  beforeAll(async () => {
    api = await startApp(database());
    browser = createBrowser(api);
  }, 30_000);
  afterAll(() => api.close());
  beforeEach(async () => {
    await database().orm.delete(loginFailures);
    user = await newAccount(database());
  });

  describe('answers the same 401 to', () => {
    it.each<[string, () => Promise<[string, string]>]>([
      ['a wrong password', async () => [user.email, WRONG]],
      ['the password in other letters', async () => [user.email, PASSWORD.toUpperCase()]],
      ['an address without an account', async () => ['nobody@example.com', PASSWORD]],
      ['what is no address at all', async () => ["' OR 1=1 --", PASSWORD]],
      [
        'an account without a password',
        async () => [(await newAccount(database(), { passwordHash: null })).email, PASSWORD],
      ],
      [
        'an account that is not activated, with a wrong password',
        async () => [(await newAccount(database(), { activatedAt: null })).email, WRONG],
      ],
    ])('ACC-07 %s', async (_what, make) => {
      const response = await browser.login(...(await make()));
      expect([response.statusCode, response.json()]).toEqual([
        401,
        {
          result: null,
          errors: [
            {
              code: 'ATTEMPTS',
              remaining: 4,
              message:
                'This e-mail address and password do not belong together. 4 attempts left before the account is blocked for 30 minutes.',
            },
          ],
          requestId: expect.any(String),
        },
      ]);
      expect(response.headers['set-cookie']).toBeUndefined();
    });
  });

  it('ACC-12 asks for the activation first, and only who knows the password', async () => {
    const waiting = await newAccount(database(), { activatedAt: null });
    const response = await browser.postSolved('/api/login', {
      user: waiting.email,
      password: PASSWORD,
      origin: 'web',
      language: 'nl',
    });
    expect([response.statusCode, response.json()]).toMatchObject([
      403,
      {
        errors: [
          {
            code: 'NOT_ACTIVATED',
            message:
              'Dit account is nog niet actief. Open de link in de e-mail die we je hebben gestuurd.',
          },
        ],
      },
    ]);
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  it.each<[string, (user: User) => Promise<unknown>]>([
    [
      'the owner chose a new password',
      async ({ id }) =>
        browser.post('/api/recover', {
          ticket: await issueTicket(database().orm, { kind: 'recovery', userId: id, now: NOW }),
          password: 'Zonnige#Gracht7',
        }),
    ],
    ['the account was deleted', ({ id }) => database().orm.delete(users).where(eq(users.id, id))],
  ])('opens no session when %s while the old password was looked at', async (_what, happen) => {
    const own = createPasswords();
    const slow = await startApp(database(), {
      passwords: {
        ...own,
        verify: async (...asked) => (await own.verify(...asked)) && (await happen(user), true),
      },
    });
    const response = await createBrowser(slow).login(user.email, PASSWORD);
    expect([response.statusCode, response.headers['set-cookie'], response.json()]).toMatchObject([
      409,
      undefined,
      { errors: [{ message: 'The password was changed in the meantime.' }] },
    ]);
    expect(await database().orm.$count(sessions, eq(sessions.principal, user.id))).toBe(0);
    await slow.close();
  });
});
