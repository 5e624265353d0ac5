import type { Release } from '@wayfare/releases';
import {
  createRenderThread,
  ThreadEnded,
  type RenderThread,
  type ThreadOptions,
} from './render-thread';

const IDLE_MS = 5_000;

/** Tries each release once, one after the other, in a worker that renders no pages. */
export function createTrial(options: ThreadOptions) {
  const good = new Map<string, Release>();
  let thread: RenderThread | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ending = thread;
    thread = null;
    await ending?.end();
  }

  async function tryOut(name: string, version: string): Promise<Release> {
    const key = `${name}@${version}`;
    const known = good.get(key);
    if (known !== undefined) return known;
    clearTimeout(idle);
    thread ??= createRenderThread(options);
    try {
      const release = await thread.check(name, version);
      good.set(key, release);
      return release;
    } catch (error) {
      await end();
      throw error instanceof ThreadEnded ? new Error(`it ended its worker: ${error.why}`) : error;
    } finally {
      idle = setTimeout(() => void end(), IDLE_MS);
      idle.unref();
    }
  }

  return {
    check(name: string, version: string): Promise<Release> {
      const turn = last.then(() => tryOut(name, version));
      last = turn.catch(() => undefined);
      return turn;
    },
    keep(releases: ReadonlySet<string>): void {
      for (const key of good.keys()) if (!releases.has(key)) good.delete(key);
    },
    close: end,
  };
}
