import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieHeader, readCookie } from '../../platform/http/cookies';
import { isOwnOrigin } from './request-origin';
import type { OpenSession } from './session.service';

/** Below /api and not only where it is renewed: a login and a logout end the session that it stands for. */
const PATH = '/api';
const NAME = 'wayfare_session';

type Request = Pick<FastifyRequest, 'headers'>;

/** The refresh token that came with a request of our own pages. */
export function sessionCookie(request: Request, publicOrigin: string): string | undefined {
  return isOwnOrigin(request, publicOrigin) ? readCookie(request.headers.cookie, NAME) : undefined;
}

/** Hands the browser its refresh token, where it gets a new one. */
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
