import { randomUUID } from 'node:crypto';
import { startApp } from '../../../test/clients/app';
import type { AppUnderTest } from '../../../test/clients/app';
import {
  PASSWORD,
  WRONG,
  at,
  createBrowser,
  newAccount,
} from '../../../test/clients/account-client';
import type { Browser } from '../../../test/clients/account-client';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { countedPasswords } from '../../../test/fakes/counted-passwords';
import { networkKey } from './lockout';

describeOnDatabase('A captcha at a login', (database) => {
  let api: AppUnderTest;
  const passwords = countedPasswords();

  beforeAll(async () => {
    api = await startApp(database(), { passwords });
  }, 30_000);
  afterAll(() => api.close());

  describe('API-03 at a login', () => {
    const from = (ip: string) => ({ 'x-forwarded-for': ip });
    let far: AppUnderTest;
    let visitor: Browser;
    const plain = (user: string, password: string, ip: string, change: object = {}) =>
      visitor.post('/api/login', { user, password, origin: 'web', ...change }, from(ip));
    const answers = async (response: ReturnType<typeof plain>) => {
      const { errors } = (await response).json<{
        errors: { code: string; captcha?: string; field?: string }[];
      }>();
      return [errors[0]?.code, errors[0]?.captcha];
    };

    beforeAll(async () => {
      far = await startApp(database(), { passwords, env: { TRUSTED_PROXIES: '127.0.0.1' } });
      visitor = createBrowser(far);
    });
    afterAll(() => far.close());

    it('asks for none before two failures of the account, from wherever they came, and says when the next needs one', async () => {
      const { email } = await newAccount(database());
      expect(await answers(plain(email, WRONG, '198.51.100.1'))).toEqual(['ATTEMPTS', undefined]);
      expect(await answers(plain(email, WRONG, '198.51.100.2'))).toEqual(['ATTEMPTS', 'required']);
      const before = passwords.work;
      expect(await answers(plain(email, PASSWORD, '198.51.100.3'))).toEqual(['CAPTCHA', undefined]);
      expect(passwords.work).toBe(before);
      expect(
        (await plain(email, PASSWORD, '198.51.100.3', { captcha: await visitor.captcha() }))
          .statusCode,
      ).toBe(200);
      expect((await plain(email, PASSWORD, '198.51.100.3')).statusCode).toBe(200);
    });

    it('lets two of six at once try without one, wherever they came from, and looks at no password of the rest', async () => {
      const { email } = await newAccount(database());
      const before = passwords.work;
      const tried = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          answers(plain(email, WRONG, `198.51.100.${10 + index}`)),
        ),
      );
      expect(tried.map(([code]) => code).sort()).toEqual([
        'ATTEMPTS',
        'ATTEMPTS',
        ...Array.from({ length: 4 }, () => 'CAPTCHA'),
      ]);
      expect(passwords.work - before).toBe(2);
      // those that were sent for a captcha cost the account no attempt
      const { errors } = (
        await plain(email, WRONG, '198.51.100.20', { captcha: await visitor.captcha() })
      ).json<{ errors: { remaining?: number }[] }>();
      expect(errors[0]?.remaining).toBe(2);
    });

    it.each([
      ['an address', '203.0.113.7', '203.0.113.7', 'CAPTCHA'],
      ['a network of IPv6', '2001:db8:1:2::5', '2001:db8:1:2:ffff::9', 'CAPTCHA'],
      ['and of no other', '203.0.113.8', '203.0.113.9', undefined],
    ])(
      'asks after two failures of %s, whatever accounts it tried',
      async (_what, failing, asking, code) => {
        for (let count = 0; count < 2; count += 1)
          await plain(`${randomUUID()}@example.com`, WRONG, failing);
        const { email } = await newAccount(database());
        expect((await answers(plain(email, PASSWORD, asking)))[0]).toBe(code);
      },
    );

    it('counts a client that has gone, and so has no address any more, under none', () => {
      expect(networkKey(undefined)).toBe(networkKey(''));
      expect(networkKey('2001:db8:1:2::5')).toBe(networkKey('2001:db8:1:2:ffff::9'));
    });

    it('asks nobody any more half an hour later', async () => {
      const ip = '203.0.113.10';
      const { email } = await newAccount(database());
      for (let count = 0; count < 2; count += 1) await plain(email, WRONG, ip);
      expect(
        (
          await visitor.post(
            '/api/login',
            { user: email, password: PASSWORD, origin: 'web' },
            { ...from(ip), ...at(31) },
          )
        ).statusCode,
      ).toBe(200);
    });

    it.each(['user', 'password', 'origin'])('refuses a call without %s', async (field) => {
      const response = await plain('ada@example.com', WRONG, '203.0.113.11', {
        [field]: undefined,
      });
      expect([response.statusCode, response.json()]).toMatchObject([
        422,
        { result: null, errors: [{ field }] },
      ]);
    });
  });
});
