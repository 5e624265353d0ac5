import { signInOptions, thirdPartyLogin } from '@wayfare/api-contract';
import {
  LoginResultSchema,
  SignInOptionsSchema,
  ThirdPartyLoginRequestSchema,
} from '@wayfare/api-contract/schemas';
import { safeReturnPath } from '@wayfare/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { redirectAnswer } from '../../platform/http/openapi';
import { Problem } from '../../platform/http/problem';
import { requestLanguage } from '../../platform/http/request-language';
import { NothingSchema, route } from '../../platform/http/route';
import { IdentityFailure } from '../../ports/identity';
import type { Identity, IdentityProvider, SignInChecks } from '../../ports/identity';
import { finishSignIn } from '../auth/sign-in';
import type { SignInDeps } from '../auth/sign-in';
import { findUser } from '../users/users.repository';
import { isOwnOrigin } from '../session/request-origin';
import { accountOf } from './linking.service';
import {
  begin,
  browserSecret,
  comeBack,
  forgetSecret,
  keepSecret,
  redeemCredential,
  returnPath,
} from './transaction';
import type { SitePages } from '../../platform/site-pages/site-pages';
import type { Wish } from './transaction';

export interface IdentityDeps extends SignInDeps {
  readonly pages: SitePages;
  /** null without third-party sign-in */
  readonly provider: IdentityProvider | null;
  readonly loginsPerMinute: number;
}

const CALLBACK = '/api/identity/callback';

/** `denied` by the person, `expired` before the answer, `unverified` address, anything else `failed`. */
type SignInProblem = 'denied' | 'expired' | 'unverified' | 'failed';

const TextSchema = v.fallback(v.optional(v.string()), undefined);
const StartSchema = v.object({ return: TextSchema });
const CallbackSchema = v.object({ state: TextSchema });

function problemPage(pages: SitePages, { path, language }: Wish, problem: SignInProblem): string {
  return `${pages.path('account.login', language)}?${new URLSearchParams({ problem, return: path })}`;
}

/** OpenID Connect sign-in (OQ-10, ACC-08): redirects there and back, then one call for the session. */
export function identityRoutes(api: FastifyInstance, deps: IdentityDeps): void {
  const { database, provider, publicOrigin, pages, loginsPerMinute } = deps;
  const { orm } = database;
  const secure = publicOrigin.startsWith('https:');
  const rateLimit =
    loginsPerMinute === 0 ? undefined : { max: loginsPerMinute, timeWindow: '1 minute' };
  const config = { access: 'public', ...(rateLimit === undefined ? {} : { rateLimit }) } as const;
  const redirects = (summary: string, querystring: v.GenericSchema) => ({
    config,
    schema: { summary, querystring, response: redirectAnswer('To another page') },
  });
  const go = (reply: FastifyReply, path: string) =>
    reply.header('cache-control', 'no-store').redirect(path);

  async function begun(request: FastifyRequest, reply: FastifyReply, wish: Wish): Promise<string> {
    if (provider === null) return problemPage(pages, wish, 'failed');
    const { secret, checks } = await begin(orm, wish, request.now);
    try {
      const url = await provider.signInUrl({
        ...checks,
        redirectUri: `${publicOrigin}${CALLBACK}`,
        language: wish.language,
      });
      keepSecret(reply, secret, secure);
      return url;
    } catch (error) {
      return failed(request, wish, error);
    }
  }

  function failed(request: FastifyRequest, wish: Wish, error: unknown): string {
    if (!(error instanceof IdentityFailure)) throw error;
    request.log.error({ reason: error.message }, 'a third-party sign-in failed');
    return problemPage(pages, wish, 'failed');
  }

  const identified = (request: FastifyRequest, checks: SignInChecks): Promise<Identity | null> => {
    if (provider === null) throw new IdentityFailure('nobody else signs people in');
    return provider.identify(new URL(request.url, publicOrigin), checks);
  };

  async function answered(request: FastifyRequest): Promise<string> {
    const secret = browserSecret(request);
    const back = await comeBack(
      orm,
      secret,
      v.parse(CallbackSchema, request.query).state,
      request.now,
    );
    if (secret === null || back === null)
      return problemPage(pages, { path: '/', language: requestLanguage(request) }, 'expired');
    try {
      const identity = await identified(request, back.checks);
      if (identity === null) return problemPage(pages, back, 'denied');
      const user = await accountOf(database, identity, {
        language: back.language,
        now: request.now,
      });
      return user === null
        ? problemPage(pages, back, 'unverified')
        : await returnPath(orm, back, { secret, userId: user.id }, request.now);
    } catch (error) {
      return failed(request, back, error);
    }
  }

  api.get(
    '/api/identity/start',
    redirects('To the page where another account signs in', StartSchema),
    async (request, reply) => {
      const wish = {
        path: safeReturnPath(v.parse(StartSchema, request.query).return),
        language: requestLanguage(request),
      };
      return go(reply, await begun(request, reply, wish));
    },
  );
  api.get(
    CALLBACK,
    redirects('Back from there, to the page that asked', CallbackSchema),
    async (request, reply) => go(reply, await answered(request)),
  );

  route(
    api,
    thirdPartyLogin,
    { request: ThirdPartyLoginRequestSchema, result: LoginResultSchema },
    {
      access: 'public',
      rateLimit,
      summary: 'Signs in with what a third-party sign-in came back with',
    },
    async ({ credential }, context) => {
      const { request, reply, now } = context;
      const secret = isOwnOrigin(request, publicOrigin) ? browserSecret(request) : null;
      const userId = await redeemCredential(orm, secret, credential, now);
      const user = userId === null ? null : await findUser(orm, userId);
      if (user === null) throw new Problem('SIGN_IN_FAILED');
      forgetSecret(reply, secure);
      return finishSignIn(deps, { user, googleLoggued: true }, context);
    },
  );
  route(
    api,
    signInOptions,
    { request: NothingSchema, result: SignInOptionsSchema },
    { access: 'public', summary: 'What a login offers besides a password' },
    () => ({
      thirdParty: provider === null ? null : { name: provider.name },
    }),
  );
}
