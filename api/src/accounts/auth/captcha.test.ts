import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import type { Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { NOW, startApp } from '../../../test/clients/app';
import type { AppUnderTest } from '../../../test/clients/app';
import {
  PASSWORD,
  WRONG,
  at,
  createBrowser,
  newAccount,
} from '../../../test/clients/account-client';
import type { Browser } from '../../../test/clients/account-client';
import { altchaCaptcha } from '../../adapters/captcha/altcha';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { countedPasswords } from '../../../test/fakes/counted-passwords';

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
