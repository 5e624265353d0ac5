import { randomBytes } from 'node:crypto';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { consentIn } from '@wayfare/analytics/shell';
import { languageOfPath, shareableQuery } from '@wayfare/domain';
import { LANGUAGE_COOKIE, languageCookie } from '../app/language-cookie';
import type { ShellConfig } from './config';
import type { LiveSet } from './live-set';
import { PageTimeout, type PageRenderer } from './page-renderer';
import { cookieOf, languageOfUrl, prefersDutch, siteUrl } from './request-facts';
import { securityHeaders } from './security-headers';
import { lastResortPage } from './last-resort-page';
import { isCall, sendCallError } from './way-to-api';

const VISITOR_COOKIE = 'wayfare_visitor';
const VISITOR_DAYS = 30;

/** Who is asking, for as long as a browser keeps it: half a visitor's pages must not come from another release. */
function visitorOf(known: string | undefined, reply: FastifyReply, isHttps: boolean): string {
  if (known !== undefined && /^[a-f0-9]{16}$/.test(known)) return known;
  const visitor = randomBytes(8).toString('hex');
  reply.header(
    'set-cookie',
    `${VISITOR_COOKIE}=${visitor}; Max-Age=${VISITOR_DAYS * 24 * 60 * 60}; Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`,
  );
  return visitor;
}

/** Fastify and its plugins name a status where the request or something behind the server is at fault. */
function statusOf(error: unknown): number {
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error
      ? error.statusCode
      : undefined;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}

export interface PagesOptions {
  config: ShellConfig;
  live: LiveSet;
  renderer: Pick<PageRenderer, 'render'>;
}

const WINDOW_SECONDS = 60;
const RETRY_AFTER = { 429: String(WINDOW_SECONDS), 503: '5', 504: '5' } as const;
const retryAfter = (status: number): Record<string, string> =>
  status === 429 || status === 503 || status === 504 ? { 'retry-after': RETRY_AFTER[status] } : {};

function headersOf(
  nonce: string,
  { origin, hsts, payments, tagManager, mapCalls, integrityPolicy, devRemote }: ShellConfig,
  isPayment: boolean,
): Record<string, string> {
  return securityHeaders(nonce, {
    isHttps: origin.startsWith('https:'),
    hsts,
    ...payments,
    tagManagerCalls: tagManager.calls,
    mapCalls,
    isPayment,
    integrityPolicy,
    devOrigin: devRemote?.origin,
  });
}

/** Headers of a page, and the nonce that they let its scripts and styles run by. */
function startPage(reply: FastifyReply, config: ShellConfig): string {
  const nonce = randomBytes(16).toString('base64');
  reply.headers({
    ...headersOf(nonce, config, false),
    'cache-control': 'private, no-store',
    vary: 'Cookie, Accept-Language, Accept-Encoding',
  });
  return nonce;
}

/** The page in place of one that cannot be rendered, or that its visitor asks for too often. */
function sendLastResort(
  status: number,
  { request, reply, nonce }: { request: FastifyRequest; reply: FastifyReply; nonce: string },
): FastifyReply {
  const after = reply.hasHeader('retry-after') ? {} : retryAfter(status);
  return reply
    .code(status)
    .headers(after)
    .type('text/html; charset=utf-8')
    .send(lastResortPage(status === 429 ? 'tooMany' : 'failed', languageOfUrl(request.url), nonce));
}

/** All URLs that are pages: the redirects of the specification, then the page with its real status. */
export async function registerPages(
  app: FastifyInstance,
  { config, live, renderer }: PagesOptions,
): Promise<void> {
  const isHttps = config.origin.startsWith('https:');
  const max = config.pagesPerMinute;
  if (max > 0)
    await app.register(rateLimit, {
      global: false,
      timeWindow: WINDOW_SECONDS * 1000,
      keyGenerator: ({ ip }: { ip: string | undefined }) => normalizeIP(ip ?? ''),
    });

  app.get('/*', max > 0 ? { config: { rateLimit: { max } } } : {}, async (request, reply) => {
    const url = siteUrl(request.raw.url ?? '/', config.origin);
    const remembered = cookieOf(request.headers.cookie, LANGUAGE_COOKIE);
    const nonce = startPage(reply, config);
    // before any picture is asked for: a tag in the page would come too late for those that are fetched ahead
    if (shareableQuery(url.search) !== url.search) reply.header('referrer-policy', 'no-referrer');
    const site = live.forVisitor(
      visitorOf(cookieOf(request.headers.cookie, VISITOR_COOKIE), reply, isHttps),
    );
    if (site === null) return sendLastResort(503, { request, reply, nonce });
    const redirect = site.redirectFor(url, { languageCookie: remembered });
    if (redirect !== null) return reply.redirect(redirect.location, redirect.status);
    if (languageOfPath(url.pathname) === 'nl' && remembered !== 'nl')
      reply.header('set-cookie', languageCookie('nl'));
    const suggestDutch =
      remembered === undefined && prefersDutch(request.headers['accept-language']);
    try {
      const page = await renderer.render(site.plan, {
        url: url.href,
        nonce,
        suggestDutch,
        consent: consentIn(request.headers.cookie),
        address: request.ip,
      });
      if (page.isOverLimit) return await sendLastResort(429, { request, reply, nonce });
      reply.raw.once('finish', () => page.onSent?.());
      if (page.isPayment)
        // alone: what else was set for this page stays
        reply
          .removeHeader('integrity-policy')
          .header(
            'content-security-policy',
            headersOf(nonce, config, true)['content-security-policy'],
          );
      return await reply
        .code(page.status)
        .headers({ ...retryAfter(page.status), ...page.headers })
        .type('text/html; charset=utf-8')
        .send(page.html);
    } catch (error) {
      if (!(error instanceof PageTimeout)) throw error;
      request.log.error({ err: error }, 'page took too long');
      return sendLastResort(504, { request, reply, nonce });
    }
  });

  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) request.log.error({ err: error }, 'page failed');
    if (isCall(request.method, request.url)) return sendCallError(reply, status);
    if (status < 500 && status !== 429) return reply.code(status).send();
    return sendLastResort(status, { request, reply, nonce: startPage(reply, config) });
  });
}
