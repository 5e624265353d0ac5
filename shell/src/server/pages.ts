import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { consentIn } from '@wayfare/analytics/shell';
import { languageOfPath, shareableQuery } from '@wayfare/domain';
import { LANGUAGE_COOKIE, languageCookie } from '../app/language-cookie';
import type { ShellConfig } from './config';
import type { LiveSet } from './live-set';
import { renderPage, type RenderOptions } from './render-page';
import { cookieOf, languageOfUrl, prefersDutch, siteUrl } from './request-facts';
import { securityHeaders } from './security-headers';
import { lastResortPage } from './last-resort-page';

const VISITOR_COOKIE = 'wayfare_visitor';
const VISITOR_DAYS = 30;

/** Who is asking, for as long as a browser keeps it: half a visitor's pages must not come from another release. */
function visitorOf(known: string | undefined, reply: FastifyReply, isHttps: boolean): string {
  if (known !== undefined && /^[a-f0-9]{16}$/.test(known)) return known;
  const visitor = randomBytes(8).toString('hex');
  reply.header('set-cookie', `${VISITOR_COOKIE}=${visitor}; Max-Age=${VISITOR_DAYS * 24 * 60 * 60}; Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`);
  return visitor;
}

/** Fastify and its plugins name a status where the request or something behind the server is at fault. */
function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}

export interface PagesOptions {
  config: ShellConfig;
  live: LiveSet;
  render: RenderOptions;
}

/** All URLs that are pages: the redirects of the specification, then the page with its real status. */
export function registerPages(app: FastifyInstance, { config, live, render }: PagesOptions): void {
  const isHttps = config.origin.startsWith('https:');

  app.get('/*', async (request, reply) => {
    const url = siteUrl(request.raw.url ?? '/', config.origin);
    const remembered = cookieOf(request.headers.cookie, LANGUAGE_COOKIE);
    const nonce = randomBytes(16).toString('base64');
    reply.headers({ ...securityHeaders(nonce, { isHttps, ...config.payments, tagManagerCalls: config.tagManager.calls }), 'cache-control': 'private, no-store', vary: 'Cookie, Accept-Language, Accept-Encoding' });
    // before any picture is asked for: a tag in the page would come too late for those that are fetched ahead
    if (shareableQuery(url.search) !== url.search) reply.header('referrer-policy', 'no-referrer');
    const composition = live.forVisitor(visitorOf(cookieOf(request.headers.cookie, VISITOR_COOKIE), reply, isHttps));
    if (composition === null) return reply.code(503).type('text/html; charset=utf-8').send(lastResortPage('failed', languageOfPath(url.pathname)));
    const redirect = composition.redirectFor(url, { languageCookie: remembered });
    if (redirect !== null) return reply.redirect(redirect.location, redirect.status);
    if (languageOfPath(url.pathname) === 'nl' && remembered !== 'nl') reply.header('set-cookie', languageCookie('nl'));
    const suggestDutch = remembered === undefined && prefersDutch(request.headers['accept-language']);
    const page = await renderPage(composition, { url, nonce, suggestDutch, consent: consentIn(request.headers.cookie), signal: AbortSignal.timeout(config.renderTimeoutMs) }, render);
    return reply.code(page.status).headers(page.headers).type('text/html; charset=utf-8').send(page.html);
  });

  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (status < 500) return reply.code(status).send();
    request.log.error({ err: error }, 'page failed');
    return reply.code(status).type('text/html; charset=utf-8').send(lastResortPage('failed', languageOfUrl(request.url)));
  });
}
