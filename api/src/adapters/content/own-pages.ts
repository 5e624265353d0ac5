import { setTimeout } from 'node:timers/promises';
import type { Clock } from '@wayfare/domain';
import { Problem } from '../../platform/http/problem';
import type { Content, ContentKind, ContentKinds, Entry } from '../../ports/content';

const isPages = (kind: ContentKind): kind is 'pages' => kind === 'pages';

interface PageTimeouts {
  /** milliseconds until our own text stands in, below the shell's page limit */
  readonly wait: number;
  /** milliseconds without further waiting after a slow answer */
  readonly rest: number;
}

const PAGE_TIMEOUTS: PageTimeouts = { wait: 1_500, rest: 10_000 };

/** Falls back to our own pages: every checkout links to terms, privacy and help. */
export function withOwnPages(
  service: Content,
  own: Content,
  { wait, rest }: PageTimeouts = PAGE_TIMEOUTS,
  clock: Clock = Date.now,
): Content {
  let restingUntil = Number.NEGATIVE_INFINITY;

  /** Empty on failure or timeout, which the asking client logs; a late answer fills the cache. */
  async function answered(
    language: Parameters<Content['list']>[1],
  ): Promise<readonly Entry<ContentKinds['pages']>[]> {
    const over = new AbortController();
    const late = setTimeout(wait, null, { signal: over.signal, ref: false }).catch(() => null);
    const asked = service.list('pages', language).catch((error: unknown) => {
      if (error instanceof Problem) return null;
      throw error;
    });
    const found = await Promise.race([asked, late]).finally(() => over.abort());
    if (found === null) restingUntil = clock() + rest;
    return found ?? [];
  }

  async function pages(
    language: Parameters<Content['list']>[1],
  ): Promise<readonly Entry<ContentKinds['pages']>[]> {
    const ours = await own.list('pages', language);
    const theirs = clock() < restingUntil ? [] : await answered(language);
    const written = new Set(theirs.map(({ attributes }) => attributes.slug));
    return [...theirs, ...ours.filter(({ attributes }) => !written.has(attributes.slug))];
  }
  return {
    ...service,
    list: async <Kind extends ContentKind>(kind: Kind, language: Parameters<Content['list']>[1]) =>
      isPages(kind)
        ? ((await pages(language)) as unknown as readonly Entry<ContentKinds[Kind]>[])
        : service.list(kind, language),
    async find<Kind extends ContentKind>(
      kind: Kind,
      slug: string,
      language: Parameters<Content['list']>[1],
    ) {
      if (!isPages(kind)) return service.find(kind, slug, language);
      const found =
        (await pages(language)).find(({ attributes }) => attributes.slug === slug) ?? null;
      return found as unknown as Entry<ContentKinds[Kind]> | null;
    },
  };
}
