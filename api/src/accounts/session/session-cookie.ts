import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieHeader, readCookie } from '../../platform/http/cookies';
import { isOwnOrigin } from './request-origin';
import type { OpenSession } from './session.service';

/** Not only the renewal: login and logout end the cookie's session too. */
const PATH = '/api';
const NAME = 'wayfare_session';

type Request = Pick<FastifyRequest, 'headers'>;

export function sessionCookie(request: Request, publicOrigin: string): string | undefined {
  return isOwnOrigin(request, publicOrigin) ? readCookie(request.headers.cookie, NAME) : undefined;
}

export function keepSession(
  reply: FastifyReply,
  { cookie, seconds }: Pick<OpenSession, 'cookie' | 'seconds'>,
  secure: boolean,
): void {
  if (cookie !== null)
    void reply.header(
      'set-cookie',
      cookieHeader(NAME, cookie, { path: PATH, maxAge: seconds, secure }),
    );
}

export function forgetSession(reply: FastifyReply, secure: boolean): void {
  void reply.header('set-cookie', cookieHeader(NAME, '', { path: PATH, maxAge: 0, secure }));
}
