import type { FastifyInstance } from 'fastify';
import { accountsRoutes } from '../accounts/auth/accounts.routes';
import { createPasswords } from '../accounts/auth/passwords';
import type { Passwords } from '../accounts/auth/passwords';
import { favouritesRoutes } from '../accounts/favourites/favourites.routes';
import { favouritesService } from '../accounts/favourites/favourites.service';
import { identityRoutes } from '../accounts/identity/identity.routes';
import { accountRoutes } from '../accounts/profile/account.routes';
import { accountServices } from '../accounts/profile/account-services';
import { liveTokens } from '../accounts/session/live-tokens';
import { sessionRoutes } from '../accounts/session/session.routes';
import { sessionService } from '../accounts/session/session.service';
import { tokenVerifier } from '../accounts/session/token';
import { altchaCaptcha } from '../adapters/captcha/altcha';
import { oidcIdentity } from '../adapters/identity/oidc';
import type { Config } from '../platform/config';
import type { Database } from '../platform/db/database';
import { registerTokens } from '../platform/http/authenticate';
import type { SigningKeys } from '../platform/keys/signing-keys';
import type { DocumentNumbers } from '../platform/records/document-numbers';
import type { SitePages } from '../platform/site-pages/site-pages';
import type { Captcha } from '../ports/captcha';
import type { IdentityProvider } from '../ports/identity';
import type { Payments } from '../ports/payments';
import type { RegisteredVerticals } from '../registration/register-verticals';

export interface Accounts {
  readonly passwords: Passwords;
  readonly captcha: Captcha;
  readonly identity: IdentityProvider | null;
}

export interface AccountsDeps extends Accounts {
  readonly config: Config;
  readonly database: Database;
  readonly keys: SigningKeys;
  readonly pages: SitePages;
  readonly payments: Payments;
  readonly documentNumbers: DocumentNumbers;
  readonly verticals: Pick<RegisteredVerticals, 'retained'>;
}

export const buildAccounts = (config: Config, keys: SigningKeys): Accounts => ({
  passwords: createPasswords(),
  captcha: altchaCaptcha({
    privateKeys: () => keys.sessions.all().map(({ privateKey }) => privateKey),
    cost: config.captcha.cost,
  }),
  identity: config.identity === undefined ? null : oidcIdentity(config.identity),
});

export function registerAccounts(api: FastifyInstance, deps: AccountsDeps): void {
  const { config, database, keys } = deps;
  const verify = tokenVerifier(keys.sessions);
  registerTokens(api, liveTokens(verify, database));
  const { publicOrigin, rateLimit } = config;
  const loginsPerMinute = rateLimit.login;
  sessionRoutes(api, {
    service: sessionService(database, keys.sessions),
    ...{ verify, publicOrigin, loginsPerMinute },
  });
  const signIn = { database, keys: keys.sessions, publicOrigin, loginsPerMinute };
  accountsRoutes(api, {
    ...signIn,
    passwords: deps.passwords,
    captcha: deps.captcha,
    needsCaptcha: config.captcha.on,
  });
  identityRoutes(api, { ...signIn, pages: deps.pages, provider: deps.identity });
  accountRoutes(
    api,
    accountServices({ ...deps, retained: deps.verticals.retained }),
    loginsPerMinute,
  );
  favouritesRoutes(api, favouritesService(database));
}
