import { ReleaseError } from '@wayfare/releases';
import type { FastifyRequest } from 'fastify';
import { cookieToken } from './cockpit-cookie';
import { checkOwnPage } from './own-page';

const BEARER = /^Bearer +(\S+)$/i;

const isLook = (method: string) => method === 'GET' || method === 'HEAD';

/** Token of the header, else of the cockpit's cookie. Throws TOKEN for neither, FORBIDDEN for a change by a cookie from elsewhere. */
export function shownToken(
  { method, headers }: Pick<FastifyRequest, 'method' | 'headers'>,
  origin: string | null,
): string {
  const [, bearer] = BEARER.exec(headers.authorization ?? '') ?? [];
  const shown = headers.authorization === undefined ? cookieToken(headers.cookie) : bearer;
  if (shown === undefined)
    throw new ReleaseError('TOKEN', 'this call needs a token: Authorization: Bearer wfr_…');
  if (headers.authorization === undefined && !isLook(method)) checkOwnPage({ headers }, origin);
  return shown;
}
