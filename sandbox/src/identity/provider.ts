import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type {
  AdapterFactory,
  AdapterPayload,
  Configuration,
  JWKS,
  KoaContextWithOIDC,
  Provider,
} from 'oidc-provider';
import { pageHeaders, pageHtml } from '../kit/pages';
import { DESK_CLIENT, type Population } from './people';
import { problemPage, TITLE } from './sign-in-page';

/** Ports do not count for addresses of this machine (RFC 8252, section 7.3). */
const LOOPBACK_HOSTS = ['localhost', '127.0.0.1'] as const;

const KINDS = ['AccessToken', 'AuthorizationCode', 'Grant', 'IdToken', 'Interaction', 'Session'];
const TEN_MINUTES = 600;

async function newKeys(): Promise<JWKS> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] };
}

/** Where a provider keeps codes, tokens and unfinished sign-ins: in memory, which ends with the process. */
function memory(): AdapterFactory {
  const kept = new Map<string, AdapterPayload>();
  return (kind) => ({
    upsert: async (id, payload) => void kept.set(`${kind}:${id}`, payload),
    find: async (id) => kept.get(`${kind}:${id}`),
    findByUid: async (uid) =>
      [...kept.values()].find((payload) => payload.kind === kind && payload.uid === uid),
    findByUserCode: async () => undefined,
    consume: async (id) => void Object.assign(kept.get(`${kind}:${id}`) ?? {}, { consumed: true }),
    destroy: async (id) => void kept.delete(`${kind}:${id}`),
    revokeByGrantId: async (grantId) => {
      for (const [key, payload] of kept) if (payload.grantId === grantId) kept.delete(key);
    },
  });
}

const configuration = (people: Population, jwks: JWKS): Configuration => ({
  adapter: memory(),
  jwks,
  clients: [
    { client_id: 'wayfare', client_secret: 'sandbox-identity-secret' },
    { client_id: DESK_CLIENT, client_secret: 'sandbox-desk-secret' },
  ].map((client) => ({
    ...client,
    application_type: 'native',
    token_endpoint_auth_method: 'client_secret_post',
    redirect_uris: LOOPBACK_HOSTS.map((host) => `http://${host}/api/identity/callback`),
  })),
  claims: {
    openid: ['sub'],
    email: ['email', 'email_verified'],
    profile: ['name', 'given_name', 'family_name', 'roles'],
  },
  scopes: ['openid'],
  responseTypes: ['code'],
  pkce: { required: () => true },
  clientBasedCORS: () => false,
  cookies: {
    names: {
      session: 'sandbox_identity',
      interaction: 'sandbox_identity_step',
      resume: 'sandbox_identity_resume',
    },
    keys: [randomBytes(32).toString('base64url')],
    long: { httpOnly: true, sameSite: 'lax', path: '/identity' },
  },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_context, { uid }) => `/identity/interaction/${uid}` },
  ttl: Object.fromEntries(KINDS.map((kind) => [kind, TEN_MINUTES])),
  expiresWithSession: () => false,
  findAccount(_context, subject) {
    const claims = people.find(subject);
    return claims && { accountId: subject, claims: () => claims };
  },
  renderError(context, { error, error_description: description = error }) {
    context.set(pageHeaders());
    context.type = 'html';
    context.body = pageHtml({ title: TITLE, body: problemPage(description) });
  },
});

/** Nobody stays signed in here, so that a person is chosen each time. */
async function forgetWhoSignedIn(
  context: KoaContextWithOIDC,
  next: () => Promise<void>,
): Promise<void> {
  await next();
  const session = 'oidc' in context ? context.oidc.session : undefined;
  if (session?.accountId !== undefined) await session.destroy();
}

/** The library is loaded with the first sign-in, so that the sandbox starts without it. */
async function newProvider(
  issuer: string,
  people: Population,
  log: FastifyBaseLogger,
): Promise<Provider> {
  const [library, jwks] = await Promise.all([import('oidc-provider'), newKeys()]);
  const provider = new library.Provider(issuer, configuration(people, jwks));
  provider.use(forgetWhoSignedIn);
  provider.on('server_error', (_context, err) =>
    log.error({ err }, 'the identity provider failed'),
  );
  return provider;
}

/** The provider under the address that was asked: it says the same of itself as the caller calls it. */
export type ProviderOf = (request: FastifyRequest) => Promise<Provider>;

export function createProviders(people: Population, log: FastifyBaseLogger): ProviderOf {
  const providers = new Map<string, Promise<Provider>>();
  return ({ protocol, host }) => {
    const issuer = `${protocol}://${host}/identity`;
    const provider = providers.get(issuer) ?? newProvider(issuer, people, log);
    providers.set(issuer, provider);
    return provider;
  };
}
