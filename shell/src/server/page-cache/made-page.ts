import type { RenderedPage } from '../render/render-page';
import type { KeptPage } from './kept-pages';
import { pageBody } from './page-body';
import { secondsOfDayLeft } from './day-left';

export interface Asked {
  key: string | null;
  set: string;
  surrogateKeys: readonly string[];
  isCurrent: () => boolean;
}

export type HeadersOf = (page: RenderedPage) => Readonly<Record<string, string>>;

/**
 * The page as everybody may get it until its day ends; null for one of its visitor's, or of other releases than asked for.
 */
export function keptPage(
  page: RenderedPage,
  asked: Asked,
  { headersOf, now }: { headersOf: HeadersOf; now: number },
): KeptPage | null {
  const { cache, html, headers } = page;
  if (cache === null || !Buffer.isBuffer(html)) return null;
  if (headers['x-release-set'] !== asked.set || !asked.isCurrent()) return null;
  const left = secondsOfDayLeft(now);
  const fresh = Math.min(cache.sMaxAge, left);
  const stale = Math.min(cache.staleWhileRevalidate, left - fresh);
  if (fresh < 1) return null;
  const body = pageBody(Buffer.from(html));
  const surrogateKeys = new Set([...asked.surrogateKeys, ...cache.surrogateKeys]);
  return {
    headers: {
      ...headersOf(page),
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': `public, max-age=0, s-maxage=${fresh}${stale > 0 ? `, stale-while-revalidate=${stale}` : ''}`,
      'surrogate-key': [...surrogateKeys].join(' '),
      etag: body.etag,
    },
    body,
    of: page.of,
    surrogateKeys,
    madeAt: now,
    freshUntil: now + fresh * 1000,
    staleUntil: now + (fresh + stale) * 1000,
  };
}
