import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieHeader, readCookie } from '../../platform/http/cookies';
import type { CookieOptions } from '../../platform/http/cookies';

/* The session's cookie comes with calls of the desk alone; that of a sign-in also when the issuer leads back. */

const SECRET = /^[\w-]{43}$/;
const SIGN_IN_SECONDS = 600;

interface DeskCookie {
  read(request: Pick<FastifyRequest, 'headers'>): string | null;
  keep(reply: FastifyReply, secret: string): void;
  forget(reply: FastifyReply): void;
}

function deskCookie(name: string, options: CookieOptions): DeskCookie {
  const set = (reply: FastifyReply, value: string, maxAge: number) =>
    void reply.header('set-cookie', cookieHeader(name, value, { ...options, maxAge }));
  return {
    read({ headers }) {
      const value = readCookie(headers.cookie, name) ?? '';
      return SECRET.test(value) ? value : null;
    },
    keep: (reply, secret) => set(reply, secret, options.maxAge),
    forget: (reply) => set(reply, '', 0),
  };
}

/** `__Host-` names are refused by browsers unless they are Secure and of this very host. */
export function deskCookies(origin: string) {
  const secure = origin.startsWith('https:');
  const prefix = secure ? '__Host-' : '';
  return {
    session: deskCookie(`${prefix}wayfare-desk`, {
      ...{ path: '/', maxAge: 36_000, secure },
      sameSite: 'Strict',
    }),
    signIn: deskCookie(`${prefix}wayfare-desk-sign-in`, {
      ...{ path: '/', maxAge: SIGN_IN_SECONDS, secure },
      sameSite: 'Lax',
    }),
  };
}

export type DeskCookies = ReturnType<typeof deskCookies>;
