import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import { startApp } from '../../../test/clients/app';
import type { AppUnderTest } from '../../../test/clients/app';
import {
  PASSWORD,
  WRONG,
  cookieHeaderOf,
  createBrowser,
  newAccount,
} from '../../../test/clients/account-client';
import type { Browser, Headers } from '../../../test/clients/account-client';
import { loginFailures } from '../../platform/db/schema/accounts';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { createPasswords } from './passwords';

/* Nobody can tell from what a call costs whether an address has an account: the same statements and the same hashing, in the same order. */
describeOnDatabase('The work of a call', (database) => {
  let api: AppUnderTest;
  let browser: Browser;
  const request = new AsyncLocalStorage<string[]>();
  const note = (step: string) => request.getStore()?.push(step);

  beforeAll(async () => {
    const passwords = createPasswords();
    const orm = drizzle(database().pool, { logger: { logQuery: note } });
    api = await startApp(
      { ...database(), orm },
      {
        passwords: {
          ...passwords,
          hash: (password) => (note('hash'), passwords.hash(password)),
          verify: (passwordHash, password) => (
            note('verify'),
            passwords.verify(passwordHash, password)
          ),
        },
      },
    );
    browser = createBrowser(api);
  }, 30_000);
  afterAll(() => api.close());
  beforeEach(() => database().orm.delete(loginFailures));

  async function workOf(call: () => Promise<unknown>): Promise<string[]> {
    const steps: string[] = [];
    // awaited inside: an injected request begins when somebody waits for it
    await request.run(steps, async () => await call());
    return steps;
  }

  const login =
    (user: string, password: string, headers: Headers = {}) =>
    async () => {
      const captcha = await browser.captcha();
      return workOf(() =>
        browser.post('/api/login', { user, password, origin: 'web', captcha }, headers),
      );
    };
  const mail = (url: string) => (user: string) => async () => {
    const captcha = await browser.captcha();
    return workOf(() =>
      browser.post(url, {
        user,
        captcha,
        name: 'Ada',
        lastname: 'Jansen',
        password: 'Zonnige#Gracht7',
        acceptTerms: true,
      }),
    );
  };
  const unknown = () => `${randomUUID()}@example.com`;
  const known = async (changes: object = {}) => (await newAccount(database(), changes)).email;

  it('of a failed login is written down here in full', async () => {
    expect(await login(unknown(), WRONG)()).toEqual([
      expect.stringMatching(/^select .* from "users"/),
      expect.stringMatching(/^select max\("failures"\) from "login_failures"/),
      expect.stringMatching(/^insert into "login_failures"/),
      'verify',
      expect.stringMatching(/^insert into "login_failures"/),
      expect.stringMatching(/^select max\("failures"\) from "login_failures"/),
      expect.stringMatching(/^insert into "audit"."audit_events"/),
    ]);
  });

  it.each<[string, () => Promise<() => Promise<string[]>>]>([
    ['a wrong password', async () => login(await known(), WRONG)],
    [
      'an account without a password',
      async () => login(await known({ passwordHash: null }), PASSWORD),
    ],
    [
      'an account that waits for its activation',
      async () => login(await known({ activatedAt: null }), WRONG),
    ],
    [
      'the device of somebody else',
      async () => {
        const { cookies } = await browser.loggedIn(await newAccount(database()));
        return login(unknown(), WRONG, cookieHeaderOf(cookies));
      },
    ],
  ])('of a failed login is the same for an unknown address and for %s', async (_what, make) => {
    expect(await (await make())()).toEqual(await login(unknown(), WRONG)());
  });

  it('of a login that is locked is the same too', async () => {
    const addresses = [await known(), unknown()];
    for (const address of addresses)
      for (let count = 0; count < 5; count += 1) await browser.login(address, WRONG);
    const [first, second] = [
      await login(addresses[0] ?? '', PASSWORD)(),
      await login(addresses[1] ?? '', PASSWORD)(),
    ];
    expect(first).toEqual(second);
    expect(first).not.toContain('verify');
  });

  it.each([
    ['/api/register', 1],
    ['/api/remember-password', 0],
    ['/api/activate/resend', 0],
  ])('of %s is the same for known and unknown addresses', async (url, hashes) => {
    const call = mail(url);
    const [has, waits, hasNot] = [
      await call(await known())(),
      await call(await known({ activatedAt: null }))(),
      await call(unknown())(),
    ];
    expect(has).toEqual(hasNot);
    expect(waits).toEqual(hasNot);
    expect(hasNot.filter((step) => step === 'hash')).toHaveLength(hashes);
    expect(hasNot.length).toBeGreaterThan(1);
  });
});
