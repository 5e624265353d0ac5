import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { LANGUAGES, type Language } from '@wayfare/domain';
import { ReleaseError, type Release, type ReleaseStore } from '@wayfare/releases';
import { fillPath } from '@wayfare/remote-kit';
import type { ShellConfig } from '../config';
import { planOf } from '../release-plan';
import { renderSettings } from '../renderer-options';
import type { SiteEvent } from '../site-events';
import { slotAddress } from '../trial-routes';
import { createRenderThread, ThreadEnded, type RenderThread } from './render-thread';

/** Milliseconds in which what a page left behind can still do harm. */
const AFTERMATH_MS = 200;
/** So often a page is rendered that is over its budget each time. */
const TRIES = 3;
/** Nothing answers there: calls fail at once, and what pages do then is tried. */
const NO_API = 'http://127.0.0.1:9';
const PARAMETER = /:(\w+)/g;

/** An address of a pattern, each of its parameters filled with something. */
function addressOf(pattern: string): string {
  const names = [...pattern.matchAll(PARAMETER)].map(([, name]) => name ?? '');
  return fillPath(pattern, Object.fromEntries(names.map((name) => [name, 'sample'])));
}

interface Sample {
  /** names what is rendered, in a message to the team */
  what: string;
  path: string;
}

/** Every page and every slot, in each language. */
const samplesOf = ({ routes, slots }: Release['manifest']): Sample[] =>
  LANGUAGES.flatMap((language: Language) => [
    ...routes.map(({ name, path: { [language]: pattern } }) => ({
      what: `${name} (${pattern})`,
      path: addressOf(pattern),
    })),
    ...slots.map(({ id }) => ({
      what: `slot ${id} (${language})`,
      path: slotAddress(id, language),
    })),
  ]);

async function drained(html: AsyncIterable<unknown> | Buffer): Promise<void> {
  if (Buffer.isBuffer(html)) return;
  for await (const _part of html);
}

interface Trial {
  thread: RenderThread;
  origin: string;
  /** what the worker told since it was emptied */
  events: SiteEvent[];
}

async function renderAll(release: Release, { thread, origin, events }: Trial): Promise<void> {
  const { name, manifest } = release;
  const whole = { name, manifest, current: release, previous: null, failure: null };
  const plan = planOf([whole], [], () => undefined);
  async function renderOnce({ what, path: at }: Sample): Promise<SiteEvent | undefined> {
    const job = { nonce: '', suggestDutch: false, consent: null, address: '127.0.0.1' };
    events.length = 0;
    const { html } = await thread.render(plan, { ...job, url: origin + at }).catch((error) => {
      if (error instanceof ThreadEnded) throw error;
      throw new Error(`${what}: ${String(error)}`, { cause: error });
    });
    await drained(html);
    return events.find(({ event }) => event !== 'over-budget') ?? events[0];
  }
  for (const sample of samplesOf(manifest)) {
    let fault = await renderOnce(sample);
    // the first time its code is compiled, and something else may have had the processor
    for (let again = 1; fault?.event === 'over-budget' && again < TRIES; again += 1)
      fault = await renderOnce(sample);
    if (fault !== undefined) throw new Error(`${sample.what}: ${fault.cause}`);
  }
  await setTimeout(AFTERMATH_MS);
}

/**
 * Tries a stored release out in a worker of its own, under the limits of live ones: all of its code loads, changes nothing
 * that others use, and each of its pages and slots is rendered in each language, within its
 * budget, while no API answers. Rejects with TRIAL and the
 * reason, also when it is refused before any of it runs.
 */
export async function proveRelease(
  config: ShellConfig,
  store: ReleaseStore,
  { name, version }: Pick<Release, 'name' | 'version'>,
): Promise<void> {
  const events: SiteEvent[] = [];
  const thread = createRenderThread({
    script: path.join(config.distFolder, 'server/worker.cjs'),
    settings: { ...renderSettings(config), apiUrl: NO_API, devRemote: null, isTrial: true },
    heapMb: config.renderWorkerHeapMb,
    blockedMs: config.renderBlockedMs,
    hangMs: 2 * config.renderTimeoutMs,
    read: (...file) => store.read(...file),
    tell: (event) => void events.push(event),
  });
  try {
    const release = await thread.check(name, version);
    await renderAll(release, { thread, origin: config.origin, events });
    const ended = thread.hasEnded() ? await thread.ended : null;
    if (ended !== null) throw ended;
  } catch (error) {
    const reason =
      error instanceof ThreadEnded
        ? `it ended its worker: ${error.why}`
        : error instanceof Error
          ? error.message
          : String(error);
    throw new ReleaseError('TRIAL', `${name} ${version} failed its trial: ${reason}`, error);
  } finally {
    await thread.end();
  }
}
