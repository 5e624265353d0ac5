import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { Configuration, JWKS, KoaContextWithOIDC, Provider } from 'oidc-provider';
import { createStore } from './memory-store';
import type { Person, Population } from './people';

/** The one site that may ask: any site on this machine that knows the secret. */
const CLIENT = {
  id: 'wayfare',
  secret: 'sandbox-identity-secret',
  callback: '/api/identity/callback',
} as const;

/** Ports do not count for addresses of this machine (RFC 8252, section 7.3). */
const LOOPBACK_HOSTS = ['localhost', '127.0.0.1'] as const;

const MINUTE = 60;

async function newKeys(): Promise<JWKS> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] };
}

function claimsOf({ subject, email, verified, givenName, familyName }: Person) {
  const named =
    givenName === undefined
      ? {}
      : { name: [givenName, familyName].join(' '), given_name: givenName, family_name: familyName };
  return { sub: subject, email, email_verified: verified, ...named };
}

export interface ProviderParts {
  readonly people: Population;
  /** shows what went wrong, when it cannot be told to the site */
  readonly renderError: (context: KoaContextWithOIDC, message: string) => void;
  readonly onError: (error: Error) => void;
}

function configuration({ people, renderError }: ProviderParts, jwks: JWKS): Configuration {
  const cookie = { httpOnly: true, sameSite: 'lax' } as const;
  return {
    adapter: createStore(),
    jwks,
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        client_name: 'Wayfare',
        application_type: 'native',
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: LOOPBACK_HOSTS.map((host) => `http://${host}${CLIENT.callback}`),
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
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
      short: cookie,
      long: { ...cookie, path: '/identity' },
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    interactions: { url: (_context, { uid }) => `/identity/interaction/${uid}` },
    ttl: {
      AccessToken: 10 * MINUTE,
      AuthorizationCode: MINUTE,
      Grant: 10 * MINUTE,
      IdToken: 10 * MINUTE,
      Interaction: 10 * MINUTE,
      Session: 10 * MINUTE,
    },
    expiresWithSession: () => false,
    findAccount: (_context, subject) => {
      const person = people.find(subject);
      return person === undefined
        ? undefined
        : { accountId: subject, claims: () => claimsOf(person) };
    },
    renderError: (context, { error, error_description: description }) =>
      renderError(context, description ?? error),
  };
}

/** Nobody stays signed in here, so that a person is chosen each time. */
async function forgetWhoSignedIn(
  context: KoaContextWithOIDC,
  next: () => Promise<void>,
): Promise<void> {
  await next();
  // the provider adds its context on the way, and to its own paths alone
  const session = 'oidc' in context ? context.oidc.session : undefined;
  if (session?.accountId !== undefined) await session.destroy();
}

/** Makes providers that know the same keys and people, each under an address of its own. */
export async function providerMaker(parts: ProviderParts): Promise<(issuer: string) => Provider> {
  // The library is loaded with the first sign-in, so that the sandbox starts without it.
  const [{ Provider: OidcProvider }, jwks] = await Promise.all([
    import('oidc-provider'),
    newKeys(),
  ]);
  return (issuer) => {
    const provider = new OidcProvider(issuer, configuration(parts, jwks));
    provider.use(forgetWhoSignedIn);
    provider.on('server_error', (_context, error) => parts.onError(error));
    return provider;
  };
}
