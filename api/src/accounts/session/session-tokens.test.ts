import { generateKeyPairSync } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import type { AppUnderTest } from '../../../test/clients/app';
import { NOW, startApp } from '../../../test/clients/app';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { insertSession } from './session.repository';

const claims = { role: 'anonymous', sid: 'session' };

describeOnDatabase('The token of the session', (database) => {
  let api: AppUnderTest;

  beforeAll(async () => {
    api = await startApp(database());
    const at = new Date(NOW);
    // the session of the tokens that are made here
    await insertSession(database().orm, {
      id: claims.sid,
      principal: 'anonymous-x',
      role: claims.role,
      refreshHash: 'none',
      lastTokenId: 'id',
      createdAt: at,
      rotatedAt: at,
      expiresAt: new Date(NOW + 86_400_000),
    });
  }, 30_000);
  afterAll(() => api.close());
  const popular = (headers: Record<string, string>) =>
    api.app.inject({ url: '/api/most-popular-places', headers });

  const sign = (
    key: Parameters<SignJWT['sign']>[0],
    {
      alg = 'EdDSA',
      aud = 'wayfare-api',
      iss = 'wayfare',
      issued = NOW,
      minutes = 60,
      sub = 'anonymous-x',
      extra = {},
    } = {},
  ) => {
    const jwt = new SignJWT({ ...claims, ...extra })
      .setProtectedHeader({ alg })
      .setAudience(aud)
      .setIssuer(iss)
      .setJti('id')
      .setIssuedAt(issued / 1000)
      .setExpirationTime(issued / 1000 + minutes * 60);
    return (sub === '' ? jwt : jwt.setSubject(sub)).sign(key);
  };

  it('accepts what these vectors are made from', async () => {
    expect(
      (
        await popular({
          authorization: `Bearer ${await sign(api.keys.sessions.current().privateKey)}`,
        })
      ).statusCode,
    ).toBe(200);
  });

  it.each<[string, () => Promise<string> | string]>([
    ['no token', () => ''],
    ['another scheme', async () => `Basic ${await sign(api.keys.sessions.current().privateKey)}`],
    ['an empty token', () => 'Bearer '],
    ['words', () => 'Bearer not-a-token'],
    [
      'alg none',
      () =>
        `Bearer ${new UnsecuredJWT(claims).setSubject('x').setAudience('wayfare-api').setIssuer('wayfare').setExpirationTime('1h').encode()}`,
    ],
    [
      'alg none with a signature',
      () => `Bearer ${new UnsecuredJWT(claims).setSubject('x').encode()}c2ln`,
    ],
    [
      'HS256 with our public key',
      async () =>
        `Bearer ${await sign(new TextEncoder().encode(api.keys.sessions.current().publicKey.export({ type: 'spki', format: 'pem' }).toString()), { alg: 'HS256' })}`,
    ],
    ['another key', async () => `Bearer ${await sign(generateKeyPairSync('ed25519').privateKey)}`],
    [
      'an expired token',
      async () =>
        `Bearer ${await sign(api.keys.sessions.current().privateKey, { issued: NOW - 7_200_000 })}`,
    ],
    [
      'another audience',
      async () =>
        `Bearer ${await sign(api.keys.sessions.current().privateKey, { aud: 'elsewhere' })}`,
    ],
    [
      'another issuer',
      async () =>
        `Bearer ${await sign(api.keys.sessions.current().privateKey, { iss: 'elsewhere' })}`,
    ],
    [
      'no subject',
      async () => `Bearer ${await sign(api.keys.sessions.current().privateKey, { sub: '' })}`,
    ],
    [
      'a role that does not exist',
      async () =>
        `Bearer ${await sign(api.keys.sessions.current().privateKey, { extra: { role: 'admin' } })}`,
    ],
    [
      'a token from tomorrow',
      async () =>
        `Bearer ${await sign(api.keys.sessions.current().privateKey, { extra: { nbf: NOW / 1000 + 86_400 } })}`,
    ],
    [
      'a changed claim',
      async () =>
        `Bearer ${(await sign(api.keys.sessions.current().privateKey)).replace(/\.[^.]+\./, `.${Buffer.from('{"sub":"admin"}').toString('base64url')}.`)}`,
    ],
    ['a token of a megabyte', () => `Bearer ${'a'.repeat(8_000)}.b.c`],
    [
      'two tokens',
      async () =>
        `Bearer ${await sign(api.keys.sessions.current().privateKey)} ${await sign(api.keys.sessions.current().privateKey)}`,
    ],
  ])('API-44 is refused to %s on every call that needs one', async (_title, make) => {
    const authorization = await make();
    const urls = [
      '/api/most-popular-places',
      '/api/hotels/predictive?term=a',
      '/api/hotels/resolve?path=',
      '/api/seo/getTextByLanguage',
      '/api/seo/getSiteMapHTMLByCountry',
      '/api/seo/getSiteMapHTMLByCity',
    ];
    const calls = [
      ...urls.map((url) => ({ method: 'GET', url }) as const),
      ...['/api/search-around', '/api/hotels/availability', '/api/v3/predictive'].map(
        (url) => ({ method: 'POST', url, payload: {} }) as const,
      ),
    ];
    for (const call of calls) {
      const response = await api.app.inject({ ...call, headers: { authorization } });
      expect([
        call.url,
        response.statusCode,
        response.json<{ errors: unknown[] }>().errors,
      ]).toEqual([call.url, 401, ['JsonWebTokenError']]);
    }
  });
});
