import { startApp } from '../../../test/clients/app';
import type { AppUnderTest } from '../../../test/clients/app';
import {
  at,
  cookieHeaderOf,
  createBrowser,
  mailsTo,
  newAccount,
} from '../../../test/clients/account-client';
import type { Browser, Headers } from '../../../test/clients/account-client';
import { loginFailures } from '../../platform/db/schema/accounts';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import type { User } from '../users/users.repository';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0';

describeOnDatabase('Logging in', (database) => {
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

  describe('tells the owner of a browser that is new', () => {
    const kinds = async ({ email }: User) =>
      (await mailsTo(database(), email)).map(({ kind }) => kind);

    it('by mail, and not of a browser that was used before', async () => {
      const { cookies } = await browser.loggedIn(user, { 'user-agent': FIREFOX });
      expect(await mailsTo(database(), user.email)).toMatchObject([
        {
          kind: 'newSignIn',
          language: 'nl',
          facts: { browser: 'Firefox on Windows', at: '2026-11-20T09:00:00.000Z' },
        },
      ]);
      await browser.loggedIn(user, cookieHeaderOf(cookies));
      expect(await kinds(user)).toEqual(['newSignIn']);
    });

    it('but not of the very first one after the activation', async () => {
      const fresh = await newAccount(database(), { firstLoginAt: null });
      await browser.loggedIn(fresh);
      expect(await kinds(fresh)).toEqual([]);
      await browser.loggedIn(fresh);
      expect(await kinds(fresh)).toEqual(['newSignIn']);
    });

    it.each<[string, () => Promise<Headers>]>([
      [
        'with the device of somebody else',
        async () => cookieHeaderOf((await browser.loggedIn(await newAccount(database()))).cookies),
      ],
      [
        'with a device that is forged',
        async () => ({
          cookie: `wayfare_device=${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify({ sub: user.id, jti: 'x' })).toString('base64url')}.`,
        }),
      ],
      [
        'with a token of a session for a device',
        async () => ({ cookie: `wayfare_device=${(await browser.loggedIn(user)).token}` }),
      ],
      [
        'a year later',
        async () => ({
          ...cookieHeaderOf((await browser.loggedIn(user)).cookies),
          ...at(366 * 24 * 60),
        }),
      ],
    ])('%s', async (_what, headers) => {
      const sent = await headers();
      const before = (await kinds(user)).length;
      await browser.loggedIn(user, sent);
      expect(await kinds(user)).toHaveLength(before + 1);
    });
  });
});
