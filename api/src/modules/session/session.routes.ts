import { anonymousLogin, refreshSession } from '@wayfare/api-contract';
import type { TokenResult } from '@wayfare/api-contract';
import { TokenResultSchema } from '@wayfare/api-contract/schemas';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { bearerToken } from '../../http/authenticate';
import type { VerifyToken } from '../../http/authenticate';
import { cookieHeader, readCookie } from '../../http/cookies';
import { TokenError } from '../../http/problem';
import { NothingSchema, route } from '../../http/route';
import type { RequestContext } from '../../http/route';
import { isOwnOrigin } from './request-origin';
import type { OpenSession, SessionService } from './session.service';
import { SESSION_DAYS } from './session.service';

const COOKIE = 'wayfare_refresh';

interface SessionRoutesOptions {
  readonly service: SessionService;
  readonly verify: VerifyToken;
  readonly publicOrigin: string;
  /** logins a minute and address; 0 is no limit */
  readonly loginsPerMinute: number;
}

function answer({ signed, cookie }: OpenSession, reply: FastifyReply, secure: boolean): TokenResult {
  void reply.header('cache-control', 'no-store');
  if (cookie !== null) {
    void reply.header('set-cookie', cookieHeader(COOKIE, cookie, { path: '/api/session', maxAge: SESSION_DAYS * 86_400, secure }));
  }
  return { token: signed.token, expiredTime: signed.expiredTime };
}

export function sessionRoutes(api: FastifyInstance, { service, verify, publicOrigin, loginsPerMinute }: SessionRoutesOptions): void {
  const secure = publicOrigin.startsWith('https:');
  const rateLimit = loginsPerMinute === 0 ? undefined : { max: loginsPerMinute, timeWindow: '1 minute' };
  const schemas = { request: NothingSchema, result: TokenResultSchema };

  async function refresh({ request, now }: RequestContext): Promise<OpenSession> {
    const cookie = isOwnOrigin(request, publicOrigin) ? readCookie(request.headers.cookie, COOKIE) : undefined;
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

  route(api, anonymousLogin, schemas, { access: 'public', rateLimit, summary: 'An anonymous session' }, async (_input, { reply, now }) =>
    answer(await service.openAnonymous(now), reply, secure),
  );
  route(api, refreshSession, schemas, { access: 'public', rateLimit, summary: 'A new token for a running session' }, async (_input, context) =>
    answer(await refresh(context), context.reply, secure),
  );
}
