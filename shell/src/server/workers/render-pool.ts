import { setTimeout } from 'node:timers/promises';
import type { Release } from '@wayfare/releases';
import type { PageJob, PageRenderer } from '../render/page-renderer';
import { withoutRelease, withStandIn, type ReleasePlan } from '../releases/release-plan';
import type { RenderedPage } from '../render/render-page';
import { ofRelease } from '../platform/site-events';
import { countDeaths } from './deaths';
import { firstPage } from './first-page';
import { goingOn } from './going-on';
import {
  createRenderThread,
  ThreadEnded,
  type RenderThread,
  type ThreadOptions,
} from './render-thread';
import { createTrial } from './trial';

export interface PoolOptions extends ThreadOptions {
  workers: number;
  onDeath: (death: { suspect: string | null; why: string }) => void;
  onQuarantine: (release: string) => void;
}

const RESTART_MS = 1_000;

const isFree = (thread: RenderThread) =>
  thread.wasReady() && !thread.hasEnded() && !thread.isStanding();

function idlest(threads: readonly RenderThread[], spare: RenderThread): RenderThread {
  const free = threads.filter(isFree);
  if (free.length === 0 && isFree(spare)) return spare;
  return (free.length > 0 ? free : threads).reduce((best, thread) =>
    best.hasEnded() || thread.load() < best.load() ? thread : best,
  );
}

/**
 * Renders pages in workers. A page whose worker ended is rendered alone in the spare; when that
 * ends too, the release that ran is left out.
 */
export function createRenderPool(options: PoolOptions): PageRenderer {
  const deaths = countDeaths(options.onQuarantine);
  const trial = createTrial(options);
  let kept: ReadonlySet<string> | null = null;
  let present: ReleasePlan | null = null;
  let isClosed = false;

  function start(): RenderThread {
    const thread = createRenderThread(options);
    if (kept !== null) thread.keep(kept);
    if (present !== null) thread.warm(present);
    void thread.ended.then((error) => onEnded(thread, error));
    return thread;
  }

  let spare = start();
  const freshSpare = () => (spare.hasEnded() ? (spare = start()) : spare);
  const threads = Array.from({ length: options.workers }, start);

  async function onEnded(thread: RenderThread, { why, suspect }: ThreadEnded): Promise<void> {
    if (isClosed) return;
    options.onDeath({ why, suspect });
    if (suspect !== null) deaths.add(suspect);
    if (!thread.wasReady()) await setTimeout(RESTART_MS, undefined, { ref: false });
    if (isClosed) return;
    const place = threads.indexOf(thread);
    if (place !== -1) threads[place] = start();
    else freshSpare();
  }

  let lane: Promise<unknown> = Promise.resolve();
  /** Renders one page at a time in the spare: what ends that worker is to blame for certain. */
  function renderAlone(plan: ReleasePlan, job: PageJob): Promise<RenderedPage> {
    const turn = lane.then(() => freshSpare().render(plan, job));
    lane = turn.catch(() => undefined);
    return turn;
  }

  async function renderBeside(
    plan: ReleasePlan,
    job: PageJob,
    onStanding?: (suspect: string | null) => void,
  ): Promise<RenderedPage | ThreadEnded> {
    try {
      return await idlest(threads, spare).render(plan, job, onStanding);
    } catch (error) {
      if (error instanceof ThreadEnded) return error;
      throw error;
    }
  }

  /** A page whose worker ended: alone, and with one release less each time that another worker ends. */
  async function renderAgain(plan: ReleasePlan, job: PageJob): Promise<RenderedPage> {
    let current = plan;
    for (let turn = 0; turn <= plan.verticals.length; turn += 1) {
      try {
        return await renderAlone(current, job);
      } catch (error) {
        if (!(error instanceof ThreadEnded) || error.suspect === null) throw error;
        const less = withoutRelease(current, error.suspect, `it ended its worker: ${error.why}`);
        if (less === null) throw error;
        current = less;
      }
      const page = await renderBeside(current, job);
      if (!(page instanceof ThreadEnded)) return page;
    }
    throw new Error(`${job.url} can't be rendered by any worker`);
  }

  async function renderWithStandIn(
    plan: ReleasePlan,
    job: PageJob,
    { suspect, isCertain }: ThreadEnded,
  ): Promise<RenderedPage | null> {
    const without = isCertain && suspect !== null ? withStandIn(plan, suspect) : null;
    const page = without === null ? null : await renderBeside(without, job);
    return page instanceof ThreadEnded ? null : page;
  }

  function remember(plan: ReleasePlan): void {
    if (present?.id === plan.id) return;
    present = plan;
    freshSpare().warm(plan);
  }

  async function renderOnce(plan: ReleasePlan, job: PageJob): Promise<RenderedPage> {
    const { page, isOwn } = await firstPage(
      (onStanding) => renderBeside(plan, job, onStanding),
      (suspect) => {
        const without = withStandIn(plan, suspect ?? '');
        return without === null ? null : renderBeside(without, job);
      },
    );
    if (page instanceof ThreadEnded)
      return (await renderWithStandIn(plan, job, page)) ?? renderAgain(plan, job);
    if (isOwn) remember(plan);
    return page;
  }

  async function render(plan: ReleasePlan, job: PageJob): Promise<RenderedPage> {
    const page = await renderOnce(plan, job);
    if (Buffer.isBuffer(page.html)) return page;
    const again = async () => (await renderAgain(plan, { ...job, isStreamed: true })).html;
    const tellOfCut = (error: unknown) =>
      options.tell({
        event: 'part-failed',
        ...ofRelease(null),
        part: new URL(job.url).pathname,
        cause: `the page ended half-way: ${String(error)}`,
        error,
      });
    return { ...page, html: goingOn(page.html, again, tellOfCut) };
  }

  return {
    render,
    check: (name: string, version: string): Promise<Release> => trial.check(name, version),
    keep(releases) {
      kept = releases;
      present = null;
      trial.keep(releases);
      for (const thread of [...threads, spare]) thread.keep(releases);
    },
    async close() {
      isClosed = true;
      await Promise.all([...threads, spare].map((thread) => thread.end()).concat(trial.close()));
    },
  };
}
