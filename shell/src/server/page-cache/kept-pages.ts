import type { RenderedPage } from '../render/render-page';
import type { PageBody } from './page-body';

export interface KeptPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: PageBody;
  readonly of: RenderedPage['of'];
  readonly surrogateKeys: ReadonlySet<string>;
  readonly madeAt: number;
  readonly freshUntil: number;
  readonly staleUntil: number;
}

const OVERHEAD = 2_000;

const sizeOf = (key: string, { body }: KeptPage) => body.bytes + 2 * key.length + OVERHEAD;

/** Pages by their keys, in so many bytes of memory; what was not asked for longest goes first. */
export function createKeptPages(mostBytes: number) {
  const pages = new Map<string, KeptPage>();
  let bytes = 0;

  function drop(key: string): void {
    const page = pages.get(key);
    if (page === undefined) return;
    pages.delete(key);
    bytes -= sizeOf(key, page);
  }

  return {
    get(key: string): KeptPage | undefined {
      const page = pages.get(key);
      if (page === undefined) return undefined;
      pages.delete(key);
      pages.set(key, page);
      return page;
    },
    set(key: string, page: KeptPage): void {
      drop(key);
      const size = sizeOf(key, page);
      if (size > mostBytes) return;
      pages.set(key, page);
      bytes += size;
      for (const oldest of pages.keys()) {
        if (bytes <= mostBytes) break;
        drop(oldest);
      }
    },
    purge(surrogateKeys: readonly string[]): number {
      const outdated = [...pages].filter(([, page]) =>
        surrogateKeys.some((key) => page.surrogateKeys.has(key)),
      );
      for (const [key] of outdated) drop(key);
      return outdated.length;
    },
    bytes: () => bytes,
    count: () => pages.size,
  };
}

export type KeptPages = ReturnType<typeof createKeptPages>;
