import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, SignJWT } from 'jose';

/* For tests: an issuer that says of somebody whatever it is told to say, also what no honest one would. */

const KEYS = generateKeyPairSync('rsa', { modulusLength: 2048 });
const STRANGERS_KEYS = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** How the next answer is forged. */
export interface Forgery {
  readonly claims?: Readonly<Record<string, unknown>>;
  /** signed by nobody that the issuer names */
  readonly byStranger?: boolean;
  readonly unsigned?: boolean;
  readonly withoutIdToken?: boolean;
  readonly person?: Readonly<Record<string, unknown>>;
  readonly metadata?: Readonly<Record<string, unknown>>;
  readonly status?: number;
  /** the answer to this path begins, and never ends */
  readonly drips?: string;
}

export const PERSON = {
  sub: 'subject-1',
  email: 'ann@example.com',
  email_verified: true,
  given_name: 'Ann',
  family_name: 'de Wit',
};

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function drip(response: http.ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const drops = setInterval(() => response.write(' '), 5);
  response.once('close', () => clearInterval(drops));
}

export async function startIdentityDouble() {
  let forgery: Forgery = {};
  let nonce = '';
  const asked: string[] = [];
  const server = http.createServer((request, response) => {
    const path = request.url?.split('?', 1)[0] ?? '';
    asked.push(path);
    if (path === forgery.drips) return drip(response);
    void answer(path).then(({ status, body }) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function idToken(): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: issuer,
      aud: 'wayfare',
      sub: PERSON.sub,
      iat: now,
      exp: now + 60,
      nonce,
      ...forgery.claims,
    };
    if (forgery.unsigned === true) return `${base64({ alg: 'none' })}.${base64(claims)}.`;
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'key' })
      .sign((forgery.byStranger === true ? STRANGERS_KEYS : KEYS).privateKey);
  }

  const answers: Readonly<Record<string, () => Promise<object>>> = {
    '/.well-known/openid-configuration': async () => ({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/me`,
      jwks_uri: `${issuer}/jwks`,
      authorization_response_iss_parameter_supported: true,
      ...forgery.metadata,
    }),
    '/jwks': async () => ({
      keys: [{ ...(await exportJWK(KEYS.publicKey)), kid: 'key', use: 'sig', alg: 'RS256' }],
    }),
    '/token': async () => ({
      access_token: 'a',
      token_type: 'Bearer',
      ...(forgery.withoutIdToken === true ? {} : { id_token: await idToken() }),
    }),
    '/me': async () => forgery.person ?? PERSON,
  };

  async function answer(path: string): Promise<{ status: number; body: object }> {
    if (forgery.status !== undefined) return { status: forgery.status, body: {} };
    const found = answers[path];
    return found === undefined ? { status: 404, body: {} } : { status: 200, body: await found() };
  }

  return {
    issuer,
    /** paths asked for so far */
    asked,
    expect(next: string, forged: Forgery = {}) {
      nonce = next;
      forgery = forged;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
