import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import type { Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { NOW, startApp } from '../../app-under-test';
import type { AppUnderTest } from '../../app-under-test';
import { PASSWORD, WRONG, at, createBrowser, newAccount } from '../../account-under-test';
import type { Browser } from '../../account-under-test';
import { altchaCaptcha } from '../../adapters/captcha/altcha';
import { describeOnDatabase } from '../../db/on-databases';
import { networkKey } from './lockout';
import { createPasswords } from './passwords';
import type { Passwords } from './passwords';

/** Passwords that count how often they are looked at. */
function countedPasswords(): Passwords & { work: number } {
  const own = createPasswords();
  const counted = {
    ...own,
    work: 0,
    hash: (password: string) => ((counted.work += 1), own.hash(password)),
    verify: (passwordHash: string | null, password: string) => (
      (counted.work += 1),
      own.verify(passwordHash, password)
    ),
  };
  return counted;
}

describeOnDatabase('The captcha', (database) => {
  let api: AppUnderTest;
  let browser: Browser;
  const passwords = countedPasswords();

  beforeAll(async () => {
    api = await startApp(database(), { passwords });
    browser = createBrowser(api);
  }, 30_000);
  afterAll(() => api.close());

  const registration = () => ({
    name: 'Ada',
    lastname: 'Jansen',
    user: `${randomUUID()}@example.com`,
    password: 'Zonnige#Gracht7',
    language: 'en',
    acceptTerms: true,
  });
  const CALLS: [string, () => object][] = [
    ['/api/login', () => ({ user: 'ada@example.com', password: WRONG, origin: 'web' })],
    ['/api/register', registration],
    ['/api/remember-password', () => ({ user: 'ada@example.com' })],
    ['/api/activate/resend', () => ({ user: 'ada@example.com' })],
  ];
  const passes = (status: number) => status === 200 || status === 401;

  it('OQ-09 is a challenge that nobody keeps', async () => {
    const response = await api.app.inject('/api/captcha');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toMatchObject({
      result: {
        challenge: {
          parameters: { algorithm: 'PBKDF2/SHA-256', data: { expires: NOW + 600_000 } },
          signature: expect.stringMatching(/^[0-9a-f]{64}$/),
        },
      },
      errors: [],
    });
  });

  async function foreign(): Promise<string> {
    const other = altchaCaptcha({
      privateKeys: () => [generateKeyPairSync('ed25519').privateKey],
      cost: 1,
    });
    // opaque to everything but altcha
    const challenge = (await other.challenge(NOW)) as unknown as Challenge;
    return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
  }

  async function unsolved(): Promise<string> {
    const { challenge } = JSON.parse(await browser.captcha());
    return JSON.stringify({ challenge, solution: { counter: 1, derivedKey: '00'.repeat(32) } });
  }

  async function used(): Promise<string> {
    const captcha = await browser.captcha();
    await browser.post('/api/remember-password', { user: 'ada@example.com', captcha });
    return captcha;
  }

  /** API-03: only who failed twice is asked at a login */
  const failBefore = async (url: string) => {
    if (url !== '/api/login') return;
    for (let count = 0; count < 2; count += 1)
      await browser.login(`${randomUUID()}@example.com`, WRONG);
  };

  describe.each(CALLS)('ACC-09 of %s', (url, request) => {
    beforeAll(() => failBefore(url));

    it.each<[string, () => Promise<string | undefined>]>([
      ['missing', async () => undefined],
      ['empty', async () => ''],
      ['words', async () => 'I am not a robot'],
      ['forged', foreign],
      ['not solved', unsolved],
      ['used before, for another call', used],
      ['over', async () => browser.captcha(at(-11))],
    ])('refuses one that is %s, and does no work', async (_what, make) => {
      const captcha = await make();
      const before = passwords.work;
      const response = await browser.post(url, {
        ...request(),
        ...(captcha === undefined ? {} : { captcha }),
      });
      expect([response.statusCode, response.json()]).toMatchObject([
        400,
        {
          result: null,
          errors: [{ code: 'CAPTCHA', field: 'captcha', message: 'The captcha must be passed.' }],
        },
      ]);
      expect(passwords.work).toBe(before);
    });

    it('takes one that is solved, once', async () => {
      const captcha = await browser.captcha();
      const first = await browser.post(url, { ...request(), captcha });
      expect([first.statusCode, passes(first.statusCode)]).toEqual([first.statusCode, true]);
      expect((await browser.post(url, { ...request(), captcha })).json()).toMatchObject({
        errors: [{ code: 'CAPTCHA' }],
      });
    });

    it('takes one of many at once that bring the same', async () => {
      const captcha = await browser.captcha();
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => browser.post(url, { ...request(), captcha })),
      );
      expect(answers.filter(({ statusCode }) => passes(statusCode))).toHaveLength(1);
    });
  });

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

  it('is not needed where it is switched off', async () => {
    const open = await startApp(database(), { env: { CAPTCHA: 'off' } });
    const { email } = await newAccount(database());
    expect(
      (
        await createBrowser(open).post('/api/login', {
          user: email,
          password: PASSWORD,
          origin: 'web',
        })
      ).statusCode,
    ).toBe(200);
    await open.close();
  });
});
