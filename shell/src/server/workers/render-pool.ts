import { setTimeout } from 'node:timers/promises';
import type { Release } from '@wayfare/releases';
import type { PageJob, PageRenderer } from '../page-renderer';
import { withoutRelease, type ReleasePlan } from '../release-plan';
import type { RenderedPage } from '../render-page';
import { countDeaths } from './deaths';
import {
  createRenderThread,
  ThreadEnded,
  type RenderThread,
  type ThreadOptions,
} from './render-thread';
import { goingOn } from './going-on';
import { createTrial } from './trial';

export interface PoolOptions extends ThreadOptions {
  /** workers that render pages at once */
  workers: number;
  /** told of each worker that ended by itself or had to be ended */
  onDeath: (death: { suspect: string | null; why: string }) => void;
  /** told when a release, `name@version`, has ended two workers within a minute */
  onQuarantine: (release: string) => void;
}

/** Milliseconds until a worker that could not begin is started again. */
const RESTART_MS = 1_000;

/**
 * Renders pages in workers. A page whose worker ends is rendered again, alone in a worker of its own; when that one ends
 * too, the release that ran then is left out of the page. Nothing that a release does ends this process.
 */
export function createRenderPool(options: PoolOptions): PageRenderer {
  const deaths = countDeaths(options.onQuarantine);
  const trial = createTrial(options);
  let kept: ReadonlySet<string> | null = null;
  let isClosed = false;

  function start(): RenderThread {
    const thread = createRenderThread(options);
    if (kept !== null) thread.keep(kept);
    void thread.ended.then((error) => onEnded(thread, error));
    return thread;
  }

  let spare = start();
  const freshSpare = () => (spare.hasEnded() ? (spare = start()) : spare);
  /** The warm one, in whose place there is a new one at once. */
  function takeSpare(): RenderThread {
    const thread = freshSpare();
    spare = start();
    return thread;
  }
  const threads = Array.from({ length: options.workers }, takeSpare);

  async function onEnded(thread: RenderThread, { why, suspect }: ThreadEnded): Promise<void> {
    if (isClosed) return;
    options.onDeath({ why, suspect });
    if (suspect !== null) deaths.add(suspect);
    // one that can't even begin would be started without a pause
    if (!thread.wasReady()) await setTimeout(RESTART_MS, undefined, { ref: false });
    if (isClosed) return;
    const place = threads.indexOf(thread);
    if (place !== -1) threads[place] = takeSpare();
    else freshSpare();
  }

  /** The worker with the least to do. */
  const idlest = () =>
    threads.reduce((best, thread) =>
      best.hasEnded() || (!thread.hasEnded() && thread.load() < best.load()) ? thread : best,
    );

  let lane: Promise<unknown> = Promise.resolve();
  /** Renders one page at a time in the spare: what ends that worker is to blame for certain. */
  function renderAlone(plan: ReleasePlan, job: PageJob): Promise<RenderedPage> {
    const turn = lane.then(() => freshSpare().render(plan, job));
    lane = turn.catch(() => undefined);
    return turn;
  }

  /** A page whose worker ended: again, alone, with one release less each time that another worker ends. */
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
    }
    throw new Error(`${job.url} can't be rendered by any worker`);
  }

  async function render(plan: ReleasePlan, job: PageJob): Promise<RenderedPage> {
    try {
      const page = await idlest().render(plan, job);
      if (Buffer.isBuffer(page.html)) return page;
      const again = async () => (await renderAgain(plan, { ...job, isStreamed: true })).html;
      return { ...page, html: goingOn(page.html, again) };
    } catch (error) {
      if (!(error instanceof ThreadEnded)) throw error;
      return renderAgain(plan, job);
    }
  }

  return {
    render,
    check: (name: string, version: string): Promise<Release> => trial.check(name, version),
    keep(releases) {
      kept = releases;
      trial.keep(releases);
      for (const thread of [...threads, spare]) thread.keep(releases);
    },
    async close() {
      isClosed = true;
      await Promise.all([...threads, spare].map((thread) => thread.end()).concat(trial.close()));
    },
  };
}
