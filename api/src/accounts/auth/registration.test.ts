import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { NOW, startApp } from '../../../test/clients/app';
import type { AppUnderTest } from '../../../test/clients/app';
import { createBrowser, mailsTo, newAccount } from '../../../test/clients/account-client';
import type { Browser } from '../../../test/clients/account-client';
import { users } from '../../platform/db/schema/accounts';
import { describeOnDatabases } from '../../../test/databases/on-databases';
import { error } from '../../../test/cases/refusal';
import { issueTicket } from '../users/tickets';
import type { TicketKind } from '../users/tickets';
import { findUserByEmail } from '../users/users.repository';
import type { User } from '../users/users.repository';

const NEW_PASSWORD = 'Zonnige#Gracht7';

describeOnDatabases('An account', (database) => {
  let api: AppUnderTest;
  let browser: Browser;

  beforeAll(async () => {
    api = await startApp(database());
    browser = createBrowser(api);
  }, 30_000);
  afterAll(() => api.close());

  const details = (user: string) => ({
    name: ' Ada ',
    lastname: 'van der Berg',
    user,
    password: NEW_PASSWORD,
    language: 'nl',
    acceptTerms: true,
  });
  const register = (user: string, changes: object = {}) =>
    browser.postSolved('/api/register', { ...details(user), ...changes });
  const kinds = async (address: string) =>
    (await mailsTo(database(), address)).map(({ kind, language }) => [kind, language]);
  const ticketFor = (kind: TicketKind, userId: string | null, minutes = 0) =>
    issueTicket(database().orm, { kind, userId, now: NOW + minutes * 60_000 });

  describe('is registered', () => {
    it('OQ-84 ACC-12 with a mail to activate it, and opens only then', async () => {
      const address = `Ada.${randomUUID()}@Example.com`;
      const stored = address.toLowerCase();
      const response = await register(` ${address} `);
      expect([response.statusCode, response.json()]).toEqual([
        200,
        { result: { user: stored }, errors: [] },
      ]);
      expect(await kinds(stored)).toEqual([['activation', 'nl']]);
      expect(error(await browser.login(address, NEW_PASSWORD))).toMatchObject({
        status: 403,
        code: 'NOT_ACTIVATED',
      });
      const user = await findUserByEmail(database().orm, stored);
      expect(user).toMatchObject({
        name: 'Ada',
        lastname: 'van der Berg',
        language: 'nl',
        activatedAt: null,
        termsAcceptedAt: new Date(NOW),
        passwordHash: expect.stringContaining('$argon2id$'),
      });
      const ticket = await ticketFor('activation', user?.id ?? null);
      expect((await browser.post('/api/activate', { ticket })).json()).toEqual({
        result: { activated: true },
        errors: [],
      });
      expect((await browser.login(address, NEW_PASSWORD)).json()).toMatchObject({
        result: { name: 'Ada', language: 'nl' },
      });
    });

    it.each<[string, Partial<User>]>([
      ['an account', {}],
      ['an account that waits for its activation', { activatedAt: null }],
      ['an account without a password', { passwordHash: null }],
    ])(
      'answers the same for an address with %s, changes nothing, and tells its owner by mail',
      async (_what, state) => {
        const known = await newAccount(database(), state);
        const response = await register(known.email.toUpperCase(), { name: 'Mallory' });
        expect([response.statusCode, response.json()]).toEqual([
          200,
          { result: { user: known.email }, errors: [] },
        ]);
        expect(await kinds(known.email)).toEqual([['alreadyRegistered', 'nl']]);
        expect(await findUserByEmail(database().orm, known.email)).toEqual(known);
      },
    );

    it('once by many requests at once', async () => {
      const address = `${randomUUID()}@example.com`;
      const answers = await Promise.all(Array.from({ length: 4 }, () => register(address)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
      expect((await kinds(address)).map(([kind]) => kind).sort()).toEqual([
        'activation',
        'alreadyRegistered',
        'alreadyRegistered',
      ]);
      expect(
        await database().orm.select().from(users).where(eq(users.email, address)),
      ).toHaveLength(1);
    });

    it.each<[string, object, string, string]>([
      ['ACC-17 no name', { name: '' }, 'name', 'name'],
      ['ACC-17 a name of signs', { lastname: '<script>' }, 'lastname', 'name'],
      ['ACC-17 what is no address', { user: 'ada@' }, 'user', 'email'],
      [
        'ACC-17 terms that are not accepted',
        { acceptTerms: false },
        'acceptTerms',
        'mustBeAccepted',
      ],
      ['ACC-18 7 characters', { password: 'Aa1!aaa' }, 'password', 'passwordWeak'],
      ['OQ-11 129 characters', { password: `Aa1!${'a'.repeat(125)}` }, 'password', 'passwordWeak'],
      ['ACC-19 no lowercase letter', { password: 'AAAA111!' }, 'password', 'passwordWeak'],
      ['ACC-20 no uppercase letter', { password: 'aaaa111!' }, 'password', 'passwordWeak'],
      ['ACC-21 no number', { password: 'AAAAaaa!' }, 'password', 'passwordWeak'],
      ['ACC-22 no special character', { password: 'Zonnegracht7' }, 'password', 'passwordWeak'],
      [
        'ACC-22 another special character',
        { password: 'Zonnegracht7@' },
        'password',
        'passwordWeak',
      ],
      ['OQ-11 a semicolon for one', { password: 'Zonnegracht7;' }, 'password', 'passwordWeak'],
      [
        '5a a common password with signs around it',
        { password: 'Password1!' },
        'password',
        'passwordCommon',
      ],
      [
        '5a the name of the address',
        { user: 'adajansen@example.com', password: 'AdaJansen#1900' },
        'password',
        'passwordCommon',
      ],
    ])('not with %s', async (_what, changes, field, problem) => {
      const response = await register('ada@example.com', changes);
      expect(error(response)).toMatchObject({
        status: 422,
        code: 'INVALID_REQUEST',
        field,
        problem,
      });
      expect(await mailsTo(database(), 'ada@example.com')).toEqual([]);
    });

    it.each(
      [...'$!?¿¡#%(),']
        .map((sign) => [`Gracht7x${sign}`])
        .concat([
          ['Aa1!aaaa'],
          [`Aa1!${'a'.repeat(124)}`],
          ['Пароль1!Ключ'],
          ['Eén paard (2 staarten)'],
        ]),
    )('ACC-18 ACC-22 with the password %s', async (password) => {
      const address = `${randomUUID()}@example.com`;
      expect((await register(address, { password })).statusCode).toBe(200);
    });

    it('says in Dutch what is wrong', async () => {
      expect(error(await register('ada@example.com', { password: 'Password1!' }))).toMatchObject({
        message: 'Dit wachtwoord is makkelijk te raden. Kies een ander.',
      });
    });
  });
});
