import { randomBytes } from 'node:crypto';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import { rateLimitStore } from '@wayfare/server/shared-state/rate-limit-store';
import type { SharedState } from '@wayfare/server/shared-state/shared-state';
import { spanned, traceparent } from '@wayfare/server/telemetry/traces';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasSecret, siteDay, trackingIn } from '@wayfare/domain';
import { LANGUAGE_COOKIE } from '../app/language-cookie';
import type { ShellConfig } from './platform/config';
import { BARE_STYLE, lastResortPage } from './http/last-resort-page';
import type { LiveSet } from './releases/live-set';
import type { RenderCounts } from './arms/count-renders';
import { cacheKey, pageAddress } from './page-cache/cache-key';
import type { KeptPage, KeptPages } from './page-cache/kept-pages';
import { encodingOf } from './page-cache/page-body';
import { createPageFront } from './page-cache/page-front';
import { PageTimeout, type PageRenderer } from './render/page-renderer';
import { hashSource } from './scripts/page-scripts';
import type { RenderedPage } from './render/render-page';
import { cookieOf, languageOfUrl, queryOf, siteUrl } from './platform/request-facts';
import { noteServed, registerPageLog } from './metrics/page-log';
import { isPage } from './metrics/traced-requests';
import { securityHeaders, type PageInline } from './http/security-headers';
import { armOf, type Arm } from './http/visitor-arm';
import { isCall, sendCallError } from './http/way-to-api';
import { asksForWhole } from './scripts/whole-page';

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
  kept: KeptPages;
  state: SharedState;
  renders: RenderCounts;
}

const WINDOW_SECONDS = 60;
const RETRY_AFTER = { 429: String(WINDOW_SECONDS), 503: '5', 504: '5' } as const;
const retryAfter = (status: number): Record<string, string> =>
  status === 429 || status === 503 || status === 504 ? { 'retry-after': RETRY_AFTER[status] } : {};

const OWN = { 'cache-control': 'private, no-store', vary: 'Cookie, Accept-Encoding' };

const ownHeaders = ({ url }: FastifyRequest): Record<string, string> =>
  hasSecret(queryOf(url)) ? { ...OWN, 'referrer-policy': 'no-referrer' } : OWN;

function policyHeaders(
  inline: PageInline,
  isPayment: boolean,
  { origin, hsts, payments, tagManager, mapCalls, integrityPolicy, devRemote }: ShellConfig,
): Record<string, string> {
  return securityHeaders(inline, {
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

const NO_SCRIPT: PageInline = { scripts: [], styles: [hashSource(BARE_STYLE)] };

function sendLastResort(
  status: number,
  request: FastifyRequest,
  reply: FastifyReply,
  config: ShellConfig,
): FastifyReply {
  const after = reply.hasHeader('retry-after') ? {} : retryAfter(status);
  return reply
    .code(status)
    .headers({ ...policyHeaders(NO_SCRIPT, false, config), ...ownHeaders(request), ...after })
    .type('text/html; charset=utf-8')
    .send(lastResortPage(status === 429 ? 'tooMany' : 'failed', languageOfUrl(request.url)));
}

async function sendKept(
  { headers, body, madeAt }: KeptPage,
  { varies, cookie }: Arm,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.headers({
    ...headers,
    age: String(Math.max(0, Math.floor((Date.now() - madeAt) / 1000))),
    ...(cookie === null ? { vary: varies ? 'Cookie, Accept-Encoding' : 'Accept-Encoding' } : OWN),
  });
  if (request.headers['if-none-match']?.includes(body.etag) === true) return reply.code(304).send();
  const encoding = encodingOf(request.headers['accept-encoding']);
  const bytes = await body.as(encoding);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(200).send(bytes);
}

/** Where a page of one visitor alone is in a trace, for what his browser does next. */
function placeInTrace(): Record<string, string> {
  const header = traceparent();
  return header === null ? {} : { 'server-timing': `traceparent;desc="${header}"` };
}

function sendOwn(
  page: RenderedPage,
  request: FastifyRequest,
  reply: FastifyReply,
  config: ShellConfig,
): FastifyReply {
  reply.raw.once('finish', () => page.onSent?.());
  return reply
    .code(page.status)
    .headers({
      ...policyHeaders(page, page.isPayment, config),
      ...ownHeaders(request),
      ...retryAfter(page.status),
      ...placeInTrace(),
      ...page.headers,
    })
    .type('text/html; charset=utf-8')
    .send(page.html);
}

/** What followed a visitor here goes on with him where the page sends him elsewhere. */
function withTracking(page: RenderedPage, search: string): RenderedPage {
  const { location } = page.headers;
  const followed = trackingIn(search);
  if (location === undefined || followed.length === 0) return page;
  const [path = '', hash = ''] = location.split(/(?=#)/);
  const more = new URLSearchParams(followed.map(([name, value]) => [name, value])).toString();
  const to = `${path}${path.includes('?') ? '&' : '?'}${more}${hash}`;
  return { ...page, headers: { ...page.headers, location: to } };
}

export async function registerPages(
  app: FastifyInstance,
  { config, live, renderer, kept, state, renders }: PagesOptions,
): Promise<void> {
  const isHttps = config.origin.startsWith('https:');
  const front = createPageFront({
    pages: kept,
    headersOf: (page) => policyHeaders(page, page.isPayment, config),
    onFailedRefresh: (error) => app.log.warn({ err: error }, 'a kept page could not be made anew'),
  });
  registerPageLog(app, isPage);
  const max = config.pagesPerMinute;
  if (max > 0)
    await app.register(rateLimit, {
      global: false,
      timeWindow: WINDOW_SECONDS * 1000,
      store: rateLimitStore(state, 'pages'),
      keyGenerator: ({ ip }: { ip: string | undefined }) => normalizeIP(ip ?? ''),
    });

  /** The page of an address for an arm: what is rendered knows nothing else of who asks but whom its calls count on. */
  function pageFor(url: URL, { site, varies }: Arm, address: string) {
    const asked = pageAddress(url);
    const { plan } = site;
    const revision = live.revision();
    const isWhole = plan.verticals.every(({ status }) => status === 'works');
    return front.answer(
      {
        key: isWhole && config.pageCacheMb > 0 ? cacheKey(plan.id, siteDay(), asked) : null,
        set: plan.id,
        surrogateKeys: site.surrogateKeys,
        isCurrent: () => live.revision() === revision && live.varies() === varies,
      },
      (isUnhurried) =>
        spanned({ name: 'render page' }, async () => {
          const page = await renderer.render(plan, {
            url: asked.href,
            nonce: randomBytes(16).toString('base64'),
            address,
            isUnhurried: isUnhurried || asksForWhole(url),
            traceparent: traceparent(),
            ...renders.armsFor(site),
          });
          renders.made(site, page);
          return page;
        }),
    );
  }

  app.get('/*', max > 0 ? { config: { rateLimit: { max } } } : {}, async (request, reply) => {
    const url = siteUrl(request.raw.url ?? '/', config.origin);
    const { cookie } = request.headers;
    const arm = armOf(live, cookie, isHttps);
    if (arm === null) return sendLastResort(503, request, reply, config);
    if (arm.cookie !== null) reply.header('set-cookie', arm.cookie);
    const languageCookie = cookieOf(cookie, LANGUAGE_COOKIE);
    const redirect = arm.site.redirectFor(url, { languageCookie });
    if (redirect !== null)
      return reply
        .headers({ ...policyHeaders(NO_SCRIPT, false, config), ...ownHeaders(request) })
        .redirect(redirect.location, redirect.status);
    try {
      const { kept: found, own } = await pageFor(url, arm, request.ip);
      if (found === undefined && own.isOverLimit)
        return sendLastResort(429, request, reply, config);
      const { of } = found ?? own;
      noteServed(request, { of, plan: arm.site.plan, isKept: found !== undefined });
      if (found !== undefined) return await sendKept(found, arm, request, reply);
      return sendOwn(withTracking(own, url.search), request, reply, config);
    } catch (error) {
      if (!(error instanceof PageTimeout)) throw error;
      request.log.error({ err: error }, 'page took too long');
      return sendLastResort(504, request, reply, config);
    }
  });

  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) request.log.error({ err: error }, 'page failed');
    if (isCall(request.method, request.url)) return sendCallError(reply, status);
    if (status < 500 && status !== 429) return reply.code(status).send();
    return sendLastResort(status, request, reply, config);
  });
}
