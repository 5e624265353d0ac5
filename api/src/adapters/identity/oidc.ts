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

/** OpenID Connect: code flow with PKCE, state and nonce, signatures verified (OQ-10). */
export function oidcIdentity({
  issuer,
  clientId,
  clientSecret,
  name,
  timeout,
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

  async function told(
    callback: URL,
    { state, nonce, verifier }: SignInChecks,
  ): Promise<oidc.UserInfoResponse> {
    const config = await configuration();
    const tokens = await oidc.authorizationCodeGrant(config, callback, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    return oidc.fetchUserInfo(config, tokens.access_token, tokens.claims()?.sub ?? '');
  }

  return {
    name,
    async signInUrl({ state, nonce, verifier, redirectUri, language }) {
      try {
        const challenge = await oidc.calculatePKCECodeChallenge(verifier);
        const parameters = {
          redirect_uri: redirectUri,
          scope: SCOPE,
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
        const person = await told(callback, checks);
        return {
          issuer,
          subject: person.sub,
          email: textOf(person.email).toLowerCase(),
          emailVerified: person.email_verified === true,
          ...namesOf(person),
        };
      } catch (error) {
        if (error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied')
          return null;
        throw failureOf(error);
      }
    },
  };
}
