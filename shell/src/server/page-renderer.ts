import type { Release, ReleaseStore } from '@wayfare/releases';
import type { Vertical } from '@wayfare/remote-kit';
import { compose, type Composition, type CompositionOptions } from './composition';
import { createReleaseLoader, type Evaluating } from './release-loader';
import type { ReleasePlan } from './release-plan';
import { renderPage, type PageRequest, type RenderedPage, type RenderOptions } from './render-page';

/** A page that somebody asks for; it can be sent to another thread. */
export type PageJob = Omit<PageRequest, 'url' | 'signal'> & { url: string };

/** The page's time was over before it could be sent. */
export class PageTimeout extends Error {}

/** Runs the code of releases. */
export interface PageRenderer {
  /** Renders a page of a plan; rejects with `PageTimeout`, or with what went wrong. */
  render(plan: ReleasePlan, job: PageJob): Promise<RenderedPage>;
  /** Loads a release and tries it out; rejects with the reason why it is not to be used. */
  check(name: string, version: string): Promise<Release>;
  /** Lets go of all code but that of these releases, `name@version`. */
  keep(releases: ReadonlySet<string>): void;
  close(): Promise<void>;
}

export interface RendererOptions extends Omit<CompositionOptions, 'load'> {
  store: ReleaseStore;
  /** of the shared modules that releases get */
  versions: Readonly<Record<string, string>>;
  /** milliseconds that a page may take */
  timeoutMs: number;
  render: RenderOptions;
  /** runs the code of a release for the first time */
  evaluating?: Evaluating;
  /** what is composed in place of a vertical's code */
  wrap?: (vertical: Vertical, release: Release) => Vertical;
}

/** A renderer in this very thread. */
export function createPageRenderer(options: RendererOptions): PageRenderer {
  const loader = createReleaseLoader(options.store, options.versions, options.evaluating);
  async function load({ name, version }: Release): Promise<Vertical> {
    const { vertical, release } = await loader.get(name, version);
    return options.wrap?.(vertical, release) ?? vertical;
  }
  const compositions = new WeakMap<ReleasePlan, Promise<Composition>>();

  /** Composes a plan once; one that fails is composed again for the next who asks. */
  function composed(plan: ReleasePlan): Promise<Composition> {
    const known = compositions.get(plan);
    if (known !== undefined) return known;
    const made = compose(plan, { ...options, load });
    compositions.set(plan, made);
    made.catch(() => compositions.delete(plan));
    return made;
  }

  return {
    async render(plan, { url, ...job }) {
      const signal = AbortSignal.timeout(options.timeoutMs);
      const composition = await composed(plan);
      try {
        return await renderPage(composition, { ...job, url: new URL(url), signal }, options.render);
      } catch (error) {
        // the router gives a page up whose loader does not end in time
        if (signal.aborted) throw new PageTimeout(`${url} took too long`, { cause: error });
        throw error;
      }
    },
    check: loader.check,
    keep: loader.keep,
    close: () => Promise.resolve(),
  };
}
