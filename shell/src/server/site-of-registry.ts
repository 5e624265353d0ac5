import path from 'node:path';
import { noteQuarantine } from '@wayfare/releases';
import type { SiteStores } from '@wayfare/releases/stores/open-stores';
import type { FastifyBaseLogger } from 'fastify';
import type { ShellConfig } from './platform/config';
import { apiAddresses, type ApiAddresses } from './platform/api-addresses';
import { fetchOf } from './platform/api-fetch';
import { withDevRemote } from './releases/dev-remote';
import { createEventBeacon } from './platform/event-beacon';
import { createLiveSet, type LiveSet } from './releases/live-set';
import { createPageRenderer, type PageRenderer } from './render/page-renderer';
import { rendererOptions, renderSettings } from './render/renderer-options';
import { onceEach } from './platform/once-each';
import { seldom } from './platform/seldom';
import {
  logEvents,
  ofRelease,
  siteEvents,
  type SiteEvent,
  type TellEvent,
} from './platform/site-events';
import { hostVersions } from './releases/shared-modules';
import { createRenderPool } from './workers/render-pool';

export interface Site {
  live: LiveSet;
  renderer: PageRenderer;
}

const AGAIN_MS = 60_000;
const LASTING: readonly SiteEvent['event'][] = ['over-budget', 'own-copy-used'];

type Log = Pick<FastifyBaseLogger, 'error' | 'warn'>;

type Stores = Pick<SiteStores, 'registry' | 'releases'>;

function shelfOf(config: ShellConfig, { registry, releases: store }: Stores) {
  return config.devRemote === null
    ? { registry, store }
    : withDevRemote({ registry, store }, config.devRemote);
}

export function siteOfRegistry(
  config: ShellConfig,
  log: Log,
  stores: Stores,
  apis: ApiAddresses = apiAddresses(config.apiUrls),
): Site {
  const warn = (message: string) => log.warn(message);
  const note = logEvents(log);
  const beacon = createEventBeacon(apis.urls[0] ?? '', fetchOf(apis, false));
  const all: TellEvent = (event) => {
    note(event);
    beacon.tell(event);
  };
  // every visitor of such a page, and every look at the registry, would tell of it again
  const lasting = seldom(all, AGAIN_MS);
  const refusals = onceEach(all);
  const tellOf = ({ event }: SiteEvent) =>
    event === 'release-refused' ? refusals : LASTING.includes(event) ? lasting : all;
  const tell: TellEvent = (event) => {
    siteEvents.tell(event);
    tellOf(event)(event);
  };
  const { registry, store } = shelfOf(config, stores);
  const settings = renderSettings(config, apis);
  const renderer =
    config.renderWorkers === 0
      ? createPageRenderer(rendererOptions(settings, store, tell))
      : createRenderPool({
          script: path.join(config.distFolder, 'server/worker.cjs'),
          settings,
          workers: config.renderWorkers,
          heapMb: config.renderWorkerHeapMb,
          blockedMs: config.renderBlockedMs,
          hangMs: 2 * config.renderTimeoutMs,
          read: (name, version, file) => store.read(name, version, file),
          tell,
          onDeath: ({ suspect, why }) =>
            tell({ event: 'worker-ended', ...ofRelease(suspect), part: null, cause: why }),
          onQuarantine(release) {
            const cause = 'it ended two workers within a minute';
            tell({ event: 'release-quarantined', ...ofRelease(release), part: null, cause });
            void live.quarantine(release).catch((error: unknown) => warn(String(error)));
            const { vertical, version } = ofRelease(release);
            // a development registry shows the edited vertical in sets that it does not keep
            if (vertical === null || version === null || config.devRemote !== null) return;
            void noteQuarantine(registry, { vertical, version, note: cause }).catch(
              (error: unknown) => warn(`the registry got no note of it: ${String(error)}`),
            );
          },
        });
  const live = createLiveSet({
    registry,
    store,
    take: store.take,
    host: hostVersions(),
    check: renderer.check,
    keep: renderer.keep,
    pollMs: config.pollMs,
    soakMs: config.soakMs,
    report: warn,
    tell,
  });
  const close = async () => {
    await renderer.close();
    await beacon.close();
  };
  return { live, renderer: { ...renderer, close } };
}
