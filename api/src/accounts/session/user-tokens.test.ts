import { generateKeyPairSync } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { NOW, startApp } from '../../../test/clients/app';
import type { AppUnderTest } from '../../../test/clients/app';
import { createBrowser, newAccount } from '../../../test/clients/account-client';
import type { Browser, Headers } from '../../../test/clients/account-client';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import type { User } from '../users/users.repository';

const HOUR = 3_600_000;

describeOnDatabase('The session of a user with tokens', (database) => {
  let api: AppUnderTest;
  let browser: Browser;
  let user: User;
  let own: Awaited<ReturnType<Browser['loggedIn']>>;

  beforeAll(async () => {
    api = await startApp(database());
    browser = createBrowser(api);
  }, 30_000);
  afterAll(() => api.close());
  beforeEach(async () => {
    user = await newAccount(database());
    own = await browser.loggedIn(user);
  });

  const refresh = (headers: Headers) => browser.post('/api/session/refresh', {}, headers);
  const account = async (headers: Headers) =>
    (await api.app.inject({ url: '/api/account', headers: { ...headers } })).statusCode;

  describe('is worth nothing with a token', () => {
    const claims = () => ({
      role: 'user',
      sid: own.cookies['wayfare_session']?.split('.')[0] ?? '',
    });
    const sign = (
      key: Parameters<SignJWT['sign']>[0],
      {
        alg = 'EdDSA',
        aud = 'wayfare-api',
        iss = 'wayfare',
        issued = NOW,
        sub = user.id,
        sid = claims().sid,
      } = {},
    ) =>
      new SignJWT({ ...claims(), sid })
        .setProtectedHeader({ alg })
        .setSubject(sub)
        .setAudience(aud)
        .setIssuer(iss)
        .setJti('id')
        .setIssuedAt(issued / 1000)
        .setExpirationTime((issued + HOUR) / 1000)
        .sign(key);

    it('unless it is made like ours', async () => {
      expect(
        await account({
          authorization: `Bearer ${await sign(api.keys.sessions.current().privateKey)}`,
        }),
      ).toBe(200);
    });

    it.each<[string, () => Promise<string> | string]>([
      [
        'of alg none',
        () =>
          new UnsecuredJWT(claims())
            .setSubject(user.id)
            .setAudience('wayfare-api')
            .setIssuer('wayfare')
            .setExpirationTime('1h')
            .encode(),
      ],
      [
        'of HS256 with our public key',
        () =>
          sign(
            new TextEncoder().encode(
              api.keys.sessions
                .current()
                .publicKey.export({ type: 'spki', format: 'pem' })
                .toString(),
            ),
            { alg: 'HS256' },
          ),
      ],
      ['of another key', () => sign(generateKeyPairSync('ed25519').privateKey)],
      [
        'of another issuer',
        () => sign(api.keys.sessions.current().privateKey, { iss: 'elsewhere' }),
      ],
      [
        'for a device',
        () => sign(api.keys.sessions.current().privateKey, { aud: 'wayfare-device' }),
      ],
      [
        'that is over',
        () => sign(api.keys.sessions.current().privateKey, { issued: NOW - 2 * HOUR }),
      ],
      [
        'of another user',
        () => sign(api.keys.sessions.current().privateKey, { sub: 'somebody-else' }),
      ],
      [
        'of a session that never was',
        () => sign(api.keys.sessions.current().privateKey, { sid: 'never' }),
      ],
      ['out of the device cookie', () => own.cookies['wayfare_device'] ?? ''],
    ])('%s', async (_what, make) => {
      const authorization = `Bearer ${await make()}`;
      expect([
        await account({ authorization }),
        (await refresh({ authorization })).statusCode,
      ]).toEqual([401, 401]);
    });
  });

  it('is not what an anonymous token opens', async () => {
    expect(
      (
        await api.app.inject({
          url: '/api/account',
          headers: { authorization: await api.bearer() },
        })
      ).statusCode,
    ).toBe(403);
  });
});
