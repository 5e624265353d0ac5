import { DEFAULT_LANGUAGE, forLanguages, pathFromEnglish } from '@wayfare/domain';
import type { Language } from '@wayfare/domain';
import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import type { After } from '../timer';
import { KNOWN_PAGES } from './known-pages';

/** By published name, such as `account.login`: a vertical may move its routes. */
export interface SitePages {
  path(name: string, language: Language): string;
}

export interface LivePages extends SitePages {
  /** Keeps the former answer on failure or nonsense. */
  refresh(): Promise<void>;
  stop(): void;
}

interface Options {
  /** the shell's `/pages.json`; null asks nobody */
  readonly url: string | null;
  readonly after: After;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly everyMs?: number;
}

const TIMEOUT_MS = 3_000;

/** Open redirect: our own site only, no absolute or protocol-relative address. */
const PathSchema = v.pipe(v.string(), v.regex(/^\/(?!\/)[^\s?#\\]*$/));
const PagesSchema = v.object({
  pages: v.record(v.string(), v.object(forLanguages(() => PathSchema))),
});
/** A manifest may be older than a language. */
type Paths = Readonly<Partial<Record<Language, string>> & Record<typeof DEFAULT_LANGUAGE, string>>;
type Pages = Readonly<Record<string, Paths>>;

export const knownPages: SitePages = sitePagesOf(() => ({}));

function sitePagesOf(live: () => Pages): SitePages {
  return {
    path(name, language) {
      const pages: Pages = { ...KNOWN_PAGES, ...live() };
      const paths = pages[name];
      if (paths === undefined) throw new Error(`no vertical publishes the page ${name}`);
      return paths[language] ?? pathFromEnglish(paths[DEFAULT_LANGUAGE], language);
    },
  };
}

/** Polls in the background: nothing that needs a path waits for the site. */
export function livePages({ url, after, log, everyMs = 30_000 }: Options): LivePages {
  let live: Pages = {};
  let end = () => {};
  let wasHeard = true;

  async function refresh(): Promise<void> {
    if (url === null) return;
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      live = v.parse(PagesSchema, await answer.json()).pages;
      wasHeard = true;
    } catch (err) {
      // an outage is logged once
      if (wasHeard) log.warn({ err }, 'the site does not say where its pages are');
      wasHeard = false;
    }
  }
  const again = () => {
    end = after(everyMs, () => void refresh().finally(again));
  };
  if (url !== null) void refresh().finally(again);

  return { ...sitePagesOf(() => live), refresh, stop: () => end() };
}
