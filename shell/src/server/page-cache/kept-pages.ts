import type { PageBody } from './page-body';

/** A page that everybody may get. */
export interface KeptPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: PageBody;
  /** by which it is purged */
  readonly surrogateKeys: ReadonlySet<string>;
  /** milliseconds since 1970 */
  readonly madeAt: number;
  readonly freshUntil: number;
  /** until then it may be shown while a newer one is made */
  readonly staleUntil: number;
}

/** What a page takes besides its bytes. */
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
    /** Drops all pages with one of these keys; how many there were. */
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
