import { inTime } from '../platform/in-time';
import type { RenderedPage } from '../render/render-page';
import type { KeptPage, KeptPages } from './kept-pages';
import { keptPage, type Asked, type HeadersOf } from './made-page';

export type Answer = { kept: KeptPage; own?: undefined } | { kept?: undefined; own: RenderedPage };

type Render = (isUnhurried: boolean) => Promise<RenderedPage>;

export interface PageFrontOptions {
  pages: KeptPages;
  headersOf: HeadersOf;
  onFailedRefresh: (error: unknown) => void;
  now?: () => number;
}

/** Milliseconds that somebody waits for the page of another; one whose making hangs must not keep all from theirs. */
const PATIENCE_MS = 1_000;

const MOST_OWN = 2_000;

function letGo({ own }: Answer): void {
  if (own === undefined) return;
  if (!Buffer.isBuffer(own.html)) own.html.destroy();
  own.onSent?.();
}

/**
 * Answers from kept pages, renders a missing one once for all who ask, and revalidates stale ones
 * behind the answer (RFC 5861).
 */
export function createPageFront({
  pages,
  headersOf,
  onFailedRefresh,
  now = Date.now,
}: PageFrontOptions) {
  const making = new Map<string, Promise<Answer>>();
  const refreshing = new Set<string>();
  const own = new Set<string>();

  function remember(key: string, isOwn: boolean): void {
    own.delete(key);
    if (!isOwn) return;
    own.add(key);
    const [oldest] = own;
    if (own.size > MOST_OWN && oldest !== undefined) own.delete(oldest);
  }

  async function make(
    asked: Asked & { key: string },
    render: Render,
    isUnhurried = false,
  ): Promise<Answer> {
    const page = await render(isUnhurried);
    const kept = keptPage(page, asked, { headersOf, now: now() });
    remember(asked.key, page.cache === null);
    if (kept === null) {
      const isLate = page.cache !== null && !Buffer.isBuffer(page.html);
      if (isLate && !isUnhurried) refresh(asked, render);
      return { own: page };
    }
    page.onSent?.();
    pages.set(asked.key, kept);
    return { kept };
  }

  function makeOnce(asked: Asked & { key: string }, render: Render): Promise<Answer> {
    const made = make(asked, render).finally(() => making.delete(asked.key));
    making.set(asked.key, made);
    return made;
  }

  function refresh(asked: Asked & { key: string }, render: Render): void {
    if (refreshing.has(asked.key)) return;
    refreshing.add(asked.key);
    void make(asked, render, true)
      .then(letGo, onFailedRefresh)
      .finally(() => refreshing.delete(asked.key));
  }

  return {
    async answer(asked: Asked, render: Render): Promise<Answer> {
      const { key } = asked;
      if (key === null) return { own: await render(false) };
      const keyed = { ...asked, key };
      const found = pages.get(key);
      const at = now();
      if (found !== undefined && at < found.freshUntil) return { kept: found };
      if (found !== undefined && at < found.staleUntil) {
        refresh(keyed, render);
        return { kept: found };
      }
      const underWay = making.get(key);
      if (underWay === undefined)
        return own.has(key) ? make(keyed, render) : makeOnce(keyed, render);
      const made = await inTime(underWay, PATIENCE_MS).catch(() => null);
      return made?.kept === undefined ? make(keyed, render) : made;
    },
  };
}
