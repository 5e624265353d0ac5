import * as oidc from 'openid-client';
import type { Identity, IdentityProvider, SignInChecks } from '../../ports/identity';
import { IdentityFailure } from '../../ports/identity';

export interface OidcOptions {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly name: string;
  /** milliseconds of one request */
  readonly timeout: number;
  /** `openid email profile` without it */
  readonly scope?: string;
  /** claim with roles: its name, or a way of names with dots; without it nobody is asked for roles */
  readonly rolesClaim?: string;
}

const SCOPE = 'openid email profile';

const CODE = /^[\w-]{1,60}$/;

/** Error codes and library text only: causes may hold codes and claims. */
function failureOf(error: unknown): IdentityFailure {
  if (!(error instanceof Error)) return new IdentityFailure('failed');
  const codes = [Object(error).code, Object(error).error].filter(
    (code: unknown) => typeof code === 'string' && CODE.test(code),
  );
  return new IdentityFailure([...codes, error.message].join(': '));
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** A full name alone splits after its first word. */
function namesOf(told: oidc.UserInfoResponse): Pick<Identity, 'name' | 'lastname'> {
  const [first = '', ...rest] = textOf(told.name).split(/\s+/);
  const [name, lastname] = [textOf(told.given_name), textOf(told.family_name)];
  return name === ''
    ? { name: first, lastname: lastname === '' ? rest.join(' ') : lastname }
    : { name, lastname };
}

interface Told {
  readonly person: oidc.UserInfoResponse;
  /** what the signed token says, and beside it what the issuer says of the person */
  readonly claims: readonly object[];
}

/** Names of claims may be addresses, which have dots too. */
const claimOf = (claims: object, name: string): unknown =>
  Object(claims)[name] ??
  name.split('.').reduce<unknown>((part, step) => Object(part)[step], claims);

/** A list, or words with blanks or commas between them. */
function rolesIn(claims: readonly object[], name: string): string[] {
  const found = claims.flatMap((each) => [claimOf(each, name)].flat());
  const words = found.flatMap((each) => (typeof each === 'string' ? each.split(/[\s,]+/) : []));
  return [...new Set(words)].filter((word) => word !== '');
}

/** OpenID Connect: code flow with PKCE, state and nonce, signatures verified (OQ-10). */
export function oidcIdentity({
  issuer,
  clientId,
  clientSecret,
  name,
  timeout,
  scope = SCOPE,
  rolesClaim,
}: OidcOptions): IdentityProvider {
  const server = new URL(issuer);
  const options = {
    timeout: timeout / 1000,
    // plain http passes the configuration for localhost only
    execute: [
      oidc.enableNonRepudiationChecks,
      ...(server.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
    ],
  };
  let found: Promise<oidc.Configuration> | undefined;

  async function configuration(): Promise<oidc.Configuration> {
    found ??= oidc.discovery(server, clientId, clientSecret, undefined, options);
    const asked = found;
    try {
      return await asked;
    } catch (error) {
      if (found === asked) found = undefined;
      throw error;
    }
  }

  async function told(callback: URL, { state, nonce, verifier }: SignInChecks): Promise<Told> {
    const config = await configuration();
    const tokens = await oidc.authorizationCodeGrant(config, callback, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    const person = await oidc.fetchUserInfo(config, tokens.access_token, claims?.sub ?? '');
    return { person, claims: [claims ?? {}, person] };
  }

  return {
    name,
    async signInUrl({ state, nonce, verifier, redirectUri, language }) {
      try {
        const challenge = await oidc.calculatePKCECodeChallenge(verifier);
        const parameters = {
          redirect_uri: redirectUri,
          scope,
          state,
          nonce,
          code_challenge: challenge,
          code_challenge_method: 'S256',
          ui_locales: language,
        };
        return oidc.buildAuthorizationUrl(await configuration(), parameters).href;
      } catch (error) {
        throw failureOf(error);
      }
    },
    async identify(callback, checks) {
      try {
        const { person, claims } = await told(callback, checks);
        return {
          issuer,
          subject: person.sub,
          email: textOf(person.email).toLowerCase(),
          emailVerified: person.email_verified === true,
          ...namesOf(person),
          ...(rolesClaim === undefined ? {} : { roles: rolesIn(claims, rolesClaim) }),
        };
      } catch (error) {
        if (error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied')
          return null;
        throw failureOf(error);
      }
    },
  };
}
