import { anonymousLogin, logout, refreshSession } from '@wayfare/api-contract';
import type { TokenResult } from '@wayfare/api-contract';
import { DoneSchema, TokenResultSchema } from '@wayfare/api-contract/schemas';
import type { FastifyInstance } from 'fastify';
import { bearerToken } from '../../platform/http/authenticate';
import type { VerifyToken } from '../../platform/http/authenticate';
import { TokenError } from '../../platform/http/problem';
import { NothingSchema, route } from '../../platform/http/route';
import type { RequestContext } from '../../platform/http/route';
import { isOwnOrigin } from './request-origin';
import { forgetSession, keepSession, sessionCookie } from './session-cookie';
import type { OpenSession, SessionService } from './session.service';

interface SessionRoutesOptions {
  readonly service: SessionService;
  readonly verify: VerifyToken;
  readonly publicOrigin: string;
  readonly loginsPerMinute: number;
}

const BEGINNING_OF_TIME = 0;

export function sessionRoutes(
  api: FastifyInstance,
  { service, verify, publicOrigin, loginsPerMinute }: SessionRoutesOptions,
): void {
  const secure = publicOrigin.startsWith('https:');
  const rateLimit =
    loginsPerMinute === 0 ? undefined : { max: loginsPerMinute, timeWindow: '1 minute' };
  const schemas = { request: NothingSchema, result: TokenResultSchema };

  function answer(open: OpenSession, { reply, now }: RequestContext): TokenResult {
    void reply.header('cache-control', 'no-store');
    keepSession(reply, open, secure);
    return {
      token: open.signed.token,
      expiredTime: open.signed.expiredTime,
      serverTime: now,
      account: open.account,
    };
  }

  async function refresh({ request, now }: RequestContext): Promise<OpenSession> {
    const cookie = sessionCookie(request, publicOrigin);
    const token = bearerToken(request.headers.authorization);
    if (cookie !== undefined) {
      try {
        return await service.refreshByCookie(cookie, now);
      } catch (error) {
        // a stale cookie beside a valid token is no reason to lose the session
        if (!(error instanceof TokenError) || token === null) throw error;
      }
    }
    if (token === null) throw new TokenError();
    return service.refreshByToken(await verify(token, now), now);
  }

  /** CSRF: another site's page has no token, and must end nothing. */
  async function end({ request, reply, now }: RequestContext): Promise<void> {
    const token = bearerToken(request.headers.authorization);
    const principal =
      token === null ? null : await verify(token, BEGINNING_OF_TIME).catch(() => null);
    const isOwn = isOwnOrigin(request, publicOrigin);
    if (principal === null && !isOwn) throw new TokenError();
    await service.end(
      { cookie: sessionCookie(request, publicOrigin), sessionId: principal?.sessionId },
      now,
    );
    if (isOwn) forgetSession(reply, secure);
  }

  route(
    api,
    anonymousLogin,
    schemas,
    { access: 'public', rateLimit, summary: 'An anonymous session' },
    async (_input, context) => answer(await service.openAnonymous(context.now), context),
  );
  route(
    api,
    refreshSession,
    schemas,
    { access: 'public', rateLimit, summary: 'A new token for a running session' },
    async (_input, context) => answer(await refresh(context), context),
  );
  route(
    api,
    logout,
    { request: NothingSchema, result: DoneSchema },
    { access: 'public', summary: 'Ends the session, also of a token that is over' },
    async (_input, context) => {
      await end(context);
      return { ok: true };
    },
  );
}
