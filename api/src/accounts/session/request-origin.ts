import type { FastifyRequest } from 'fastify';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

function sameOrigin(origin: string, site: URL): boolean {
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  if (from.origin === site.origin) return true;
  return from.port === site.port && LOOPBACK.has(from.hostname) && LOOPBACK.has(site.hostname);
}

/** CSRF: a call that trusts a cookie asks this first. True for our own pages and for no browser. */
export function isOwnOrigin(
  request: Pick<FastifyRequest, 'headers'>,
  publicOrigin: string,
): boolean {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') return false;
  return origin === undefined || sameOrigin(origin, new URL(publicOrigin));
}
