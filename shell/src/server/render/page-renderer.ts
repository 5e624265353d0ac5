import { readEntry, type Release, type ReleaseStore } from '@wayfare/releases';
import type { Vertical } from '@wayfare/remote-kit';
import { inTrace, keptTrace } from '@wayfare/server/telemetry/traces';
import { compose, type Composition, type CompositionOptions } from './composition';
import { createReleaseLoader, type Evaluating } from '../releases/release-loader';
import { withBudgets } from './loader-budget';
import { withLoaderSpans } from './loader-spans';
import { budgetOf, overspent } from './page-cost';
import type { PageFault } from './page-faults';
import { releaseOf, withStandIn, type ReleasePlan } from '../releases/release-plan';
import {
  renderPage,
  type FaultyPage,
  type PageRequest,
  type RenderedPage,
  type RenderOptions,
} from './render-page';
import { ofRelease } from '../platform/site-events';
import { wordsOf } from '../platform/thrown';

export interface PageJob extends Omit<PageRequest, 'url' | 'signal'> {
  url: string;
  /** where the page is in a trace: it may be rendered in another thread */
  traceparent?: string | null;
}

type Attempt = Omit<FaultyPage, 'cost'>;

export class PageTimeout extends Error {}

export interface PageRenderer {
  render(plan: ReleasePlan, job: PageJob): Promise<RenderedPage>;
  /** Loads a release and tries it out; rejects with the reason why it is not to be used. */
  check(name: string, version: string): Promise<Release>;
  keep(releases: ReadonlySet<string>): void;
  close(): Promise<void>;
}

export interface RendererOptions extends Omit<CompositionOptions, 'load' | 'entryOf'> {
  store: ReleaseStore;
  versions: Readonly<Record<string, string>>;
  timeoutMs: number;
  loaderMs: number;
  render: RenderOptions;
  evaluating?: Evaluating;
  wrap?: (vertical: Vertical, release: Release) => Vertical;
}

const end = ({ html }: RenderedPage) => void (Buffer.isBuffer(html) || html.destroy());

export interface LocalRenderer extends PageRenderer {
  warm(plan: ReleasePlan): Promise<void>;
}

export function createPageRenderer(options: RendererOptions): LocalRenderer {
  const loader = createReleaseLoader(options.store, options.versions, options.evaluating);
  async function load({ name, version }: Release): Promise<Vertical> {
    const { vertical, release } = await loader.get(name, version);
    const limited = withLoaderSpans(
      withBudgets(vertical, (route) =>
        Math.min(options.loaderMs, budgetOf(release.manifest, route).loaderMs ?? Infinity),
      ),
      name,
    );
    return options.wrap?.(limited, release) ?? limited;
  }
  const compositions = new WeakMap<ReleasePlan, Promise<Composition>>();

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
    const planned = verticals.find(({ name }) => name === of?.vertical);
    const release = planned === undefined ? null : releaseOf(planned);
    if (of === null || release === null) return;
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
      const { cost, ...made } = await renderPage(composition, page, options.render);
      tellOfCost(plan, { of: made.of, cost });
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

  async function render(plan: ReleasePlan, page: PageRequest): Promise<RenderedPage> {
    const { faults, ...first } = await attempt(plan, page);
    for (const fault of faults) tell('part-failed', fault);
    const [fault] = faults;
    if (fault === undefined) return first;
    const failed = faults.flatMap(({ release }) => release ?? []);
    const second = await withoutFault(plan, fault, page);
    if (second !== null) end(first);
    return { ...(second ?? first), failed };
  }

  return {
    async render(plan, { url, traceparent, ...job }) {
      const page = { ...job, url: new URL(url), signal: AbortSignal.timeout(options.timeoutMs) };
      return inTrace(keptTrace(traceparent), () => render(plan, page));
    },
    warm: async (plan) => void (await composed(plan)),
    check: loader.check,
    keep: loader.keep,
    close: () => Promise.resolve(),
  };
}
