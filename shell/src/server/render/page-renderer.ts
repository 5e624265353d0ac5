import { readEntry, type Release, type ReleaseStore } from '@wayfare/releases';
import type { Vertical } from '@wayfare/remote-kit';
import { compose, type Composition, type CompositionOptions } from './composition';
import { createReleaseLoader, type Evaluating } from '../releases/release-loader';
import { withBudgets } from './loader-budget';
import { budgetOf, overspent } from './page-cost';
import type { PageFault } from './page-faults';
import { withStandIn, type ReleasePlan } from '../releases/release-plan';
import {
  renderPage,
  type FaultyPage,
  type PageRequest,
  type RenderedPage,
  type RenderOptions,
} from './render-page';
import { ofRelease } from '../platform/site-events';
import { wordsOf } from '../platform/thrown';

/** A page that somebody asks for; it can be sent to another thread. */
export type PageJob = Omit<PageRequest, 'url' | 'signal'> & { url: string };

type Attempt = Omit<FaultyPage, 'cost' | 'of'>;

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

export interface RendererOptions extends Omit<CompositionOptions, 'load' | 'entryOf'> {
  store: ReleaseStore;
  /** of the shared modules that releases get */
  versions: Readonly<Record<string, string>>;
  /** milliseconds that a page may take */
  timeoutMs: number;
  /** milliseconds that a loader may do nothing for */
  loaderMs: number;
  render: RenderOptions;
  /** runs the code of a release for the first time */
  evaluating?: Evaluating;
  /** what is composed in place of a vertical's code */
  wrap?: (vertical: Vertical, release: Release) => Vertical;
}

/** Ends a page that nobody gets. */
const end = ({ html }: RenderedPage) => void (Buffer.isBuffer(html) || html.destroy());

export interface LocalRenderer extends PageRenderer {
  /** Composes a plan before the first page of it; rejects with what went wrong. */
  warm(plan: ReleasePlan): Promise<void>;
}

/** A renderer in this very thread. */
export function createPageRenderer(options: RendererOptions): LocalRenderer {
  const loader = createReleaseLoader(options.store, options.versions, options.evaluating);
  async function load({ name, version }: Release): Promise<Vertical> {
    const { vertical, release } = await loader.get(name, version);
    const limited = withBudgets(vertical, (route) =>
      Math.min(options.loaderMs, budgetOf(release.manifest, route).loaderMs ?? Infinity),
    );
    return options.wrap?.(limited, release) ?? limited;
  }
  const compositions = new WeakMap<ReleasePlan, Promise<Composition>>();

  /** Composes a plan once; one that fails is composed again for the next who asks. */
  function composed(plan: ReleasePlan): Promise<Composition> {
    const known = compositions.get(plan);
    if (known !== undefined) return known;
    const made = compose(plan, {
      ...options,
      load,
      entryOf: (release) => readEntry(options.store, release),
    });
    compositions.set(plan, made);
    made.catch(() => compositions.delete(plan));
    return made;
  }

  const standIns = new WeakMap<ReleasePlan, Map<string, ReleasePlan | null>>();
  /** The plan with the stand-in of a release in its place, always the same one; null when there is none. */
  function standInFor(plan: ReleasePlan, release: string | null): ReleasePlan | null {
    if (release === null) return null;
    const known = standIns.get(plan) ?? new Map<string, ReleasePlan | null>();
    standIns.set(plan, known);
    const made = known.get(release) ?? withStandIn(plan, release);
    known.set(release, made);
    return made;
  }

  function tell(event: 'part-failed' | 'stand-in-used', { release, where, error }: PageFault) {
    const cause = wordsOf(error);
    options.render.tell({ event, ...ofRelease(release), part: where, cause, error });
  }

  function tellOfCost({ verticals }: ReleasePlan, { of, cost }: Pick<FaultyPage, 'of' | 'cost'>) {
    const release = verticals.find(({ name }) => name === of?.vertical)?.current;
    if (of === null || !release) return;
    const { name: vertical, version, manifest } = release;
    for (const cause of overspent(manifest, of.route, cost))
      options.render.tell({
        event: 'over-budget',
        vertical,
        version,
        part: `${vertical}.${of.route}`,
        cause,
      });
  }

  async function attempt(plan: ReleasePlan, page: PageRequest): Promise<Attempt> {
    const composition = await composed(plan);
    try {
      const { of, cost, ...made } = await renderPage(composition, page, options.render);
      tellOfCost(plan, { of, cost });
      return made;
    } catch (error) {
      // the router gives a page up whose loader does not end in time
      if (page.signal.aborted)
        throw new PageTimeout(`${page.url.href} took too long`, { cause: error });
      throw error;
    }
  }

  /** The same page with the stand-in of a release whose code threw; null when that is none the better. */
  async function withoutFault(
    plan: ReleasePlan,
    fault: PageFault,
    page: PageRequest,
  ): Promise<RenderedPage | null> {
    const without = standInFor(plan, fault.release);
    if (without === null) return null;
    const { faults, ...second } = await attempt(without, page);
    if (faults.length === 0) {
      tell('stand-in-used', fault);
      return second;
    }
    end(second);
    return null;
  }

  return {
    async render(plan, { url, ...job }) {
      const page = { ...job, url: new URL(url), signal: AbortSignal.timeout(options.timeoutMs) };
      const { faults, ...first } = await attempt(plan, page);
      for (const fault of faults) tell('part-failed', fault);
      const [fault] = faults;
      const second = fault === undefined ? null : await withoutFault(plan, fault, page);
      if (second !== null) end(first);
      return second ?? first;
    },
    warm: async (plan) => void (await composed(plan)),
    check: loader.check,
    keep: loader.keep,
    close: () => Promise.resolve(),
  };
}
