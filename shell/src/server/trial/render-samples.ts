import type { Release } from '@wayfare/releases';
import { planOf } from '../releases/release-plan';
import type { SiteEvent } from '../platform/site-events';
import { ThreadEnded, type RenderThread } from '../workers/render-thread';
import type { Sample } from './samples';

const TRIES = 3;

async function drained(html: AsyncIterable<unknown> | Buffer): Promise<void> {
  if (Buffer.isBuffer(html)) return;
  for await (const _part of html);
}

export interface Trial {
  thread: RenderThread;
  origin: string;
  events: SiteEvent[];
}

const isFine = (status: number) => status >= 200 && status < 300;

/** Renders the samples one after the other; rejects with the first that does not come out, and why. */
export async function renderAll(
  release: Release,
  samples: readonly Sample[],
  { thread, origin, events }: Trial,
  unknownCalls: () => readonly string[] = () => [],
): Promise<void> {
  const { name, manifest } = release;
  const whole = { name, manifest, status: 'works', current: release, previous: null } as const;
  const plan = planOf([whole], [], () => undefined);
  async function renderOnce({ what, path: at, isGood }: Sample): Promise<SiteEvent | undefined> {
    const job = { nonce: '', address: '127.0.0.1' };
    events.length = 0;
    const { html, status } = await thread
      .render(plan, { ...job, url: origin + at })
      .catch((error) => {
        if (error instanceof ThreadEnded) throw error;
        throw new Error(`${what}: ${String(error)}`, { cause: error });
      });
    await drained(html);
    const [unknown] = unknownCalls();
    if (unknown !== undefined)
      throw new Error(`${what}: no answer is recorded for ${unknown}: npm run record -- ${name}`);
    const fault = events.find(({ event }) => event !== 'over-budget') ?? events[0];
    if (fault === undefined && isGood && !isFine(status))
      throw new Error(`${what}: it answers ${status} to what was recorded for it`);
    return fault;
  }
  for (const sample of samples) {
    let fault = await renderOnce(sample);
    for (let again = 1; fault?.event === 'over-budget' && again < TRIES; again += 1)
      fault = await renderOnce(sample);
    if (fault !== undefined) throw new Error(`${sample.what}: ${fault.cause}`);
  }
}
