import type { FastifyRequest } from 'fastify';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

function sameOrigin(origin: string, site: URL): boolean {
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  if (from.origin === site.origin) return true;
  return from.port === site.port && LOOPBACK.has(from.hostname) && LOOPBACK.has(site.hostname);
}

/**
 * True when the request comes from our own pages or from no browser at all. A cookie travels with forged requests from
 * other sites too, so a call that trusts one asks this first.
 */
export function isOwnOrigin(
  request: Pick<FastifyRequest, 'headers'>,
  publicOrigin: string,
): boolean {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') return false;
  return origin === undefined || sameOrigin(origin, new URL(publicOrigin));
}
