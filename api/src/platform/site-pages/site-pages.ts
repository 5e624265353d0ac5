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
  /** Keeps the former answer on failure, and of a page whose paths are nonsense. */
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
/** A manifest may be older than a language. */
const PathsSchema = v.object({
  ...forLanguages(() => v.exactOptional(PathSchema)),
  [DEFAULT_LANGUAGE]: PathSchema,
});
const PagesSchema = v.object({ pages: v.record(v.string(), v.unknown()) });
type Pages = Readonly<Record<string, v.InferOutput<typeof PathsSchema>>>;

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

/** Names whose paths cannot be read keep the former ones. */
function readPages(answer: unknown, former: Pages): { pages: Pages; wrong: string[] } {
  const wrong: string[] = [];
  const pages = Object.entries(v.parse(PagesSchema, answer).pages).flatMap(([name, told]) => {
    const paths = v.safeParse(PathsSchema, told);
    if (!paths.success) wrong.push(name);
    const own = paths.success ? paths.output : former[name];
    return own === undefined ? [] : [[name, own] as const];
  });
  return { pages: Object.fromEntries(pages), wrong };
}

/** Polls in the background: nothing that needs a path waits for the site. */
export function livePages({ url, after, log, everyMs = 30_000 }: Options): LivePages {
  let live: Pages = {};
  let stopped = false;
  let end = () => {};
  let wasHeard = true;
  let toldWrong = '';

  async function refresh(): Promise<void> {
    if (url === null) return;
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (!answer.ok) throw new Error(`the site answered ${answer.status}`);
      const { pages, wrong } = readPages(await answer.json(), live);
      live = pages;
      wasHeard = true;
      if (wrong.length > 0 && wrong.join() !== toldWrong)
        log.warn({ pages: wrong }, 'the site has pages that cannot be read');
      toldWrong = wrong.join();
    } catch (err) {
      // an outage is logged once
      if (wasHeard) log.warn({ err }, 'the site does not say where its pages are');
      wasHeard = false;
    }
  }
  const again = () => {
    if (!stopped) end = after(everyMs, () => void refresh().finally(again));
  };
  if (url !== null) void refresh().finally(again);

  function stop() {
    stopped = true;
    end();
  }

  return { ...sitePagesOf(() => live), refresh, stop };
}
