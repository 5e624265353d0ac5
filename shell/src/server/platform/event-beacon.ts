import { ERROR_MESSAGE_MAX, TELEMETRY_PATH, type TelemetrySent } from '@wayfare/api-contract';
import type { ApiFetch } from '@wayfare/api-client';
import type { SiteEvent, TellEvent } from './site-events';

type Told = NonNullable<TelemetrySent['errors']>[number];

const AT_ONCE = 20;
const PAUSE_MS = 5_000;
const MOST_WAITING = 200;
const TIMEOUT_MS = 5_000;
const NO_SET = '000000000000';

const NAMES: Record<SiteEvent['event'], string> = {
  'part-failed': 'PartFailed',
  'stand-in-used': 'StandInUsed',
  'over-budget': 'OverBudget',
  'release-refused': 'ReleaseRefused',
  'own-copy-used': 'OwnCopyUsed',
  'release-quarantined': 'ReleaseQuarantined',
  'worker-ended': 'WorkerEnded',
};

const NAME = '[a-z][a-z0-9-]{1,30}';
const ROUTE = new RegExp(`^${NAME}\\.${NAME}`);

export function toldOf({ event, vertical, version, part, cause }: SiteEvent): Told {
  const owner = vertical ?? 'shell';
  return {
    vertical: owner,
    version: (version ?? 'none').slice(0, 40),
    route: ROUTE.exec(part ?? '')?.[0] ?? `${owner}.server`,
    where: (part ?? 'server').replaceAll(/[^\w./-]/g, '_').slice(0, 80),
    name: NAMES[event],
    message: cause.slice(0, ERROR_MESSAGE_MAX),
  };
}

export interface EventBeacon {
  tell: TellEvent;
  close: () => Promise<void>;
}

/** Tells the API of events, so that operators find them beside what pages told; nobody waits for it, and it may fail. */
export function createEventBeacon(apiUrl: string, send: ApiFetch): EventBeacon {
  const waiting: Told[] = [];
  let timer: NodeJS.Timeout | undefined;

  async function post(): Promise<void> {
    timer = undefined;
    const errors = waiting.splice(0, AT_ONCE);
    if (errors.length === 0) return;
    try {
      await send(apiUrl + TELEMETRY_PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ set: NO_SET, errors } satisfies TelemetrySent),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    } catch {
      // the log has each of them
    }
    if (waiting.length > 0) wait();
  }
  const wait = () => (timer ??= setTimeout(() => void post(), PAUSE_MS).unref());

  return {
    tell(event) {
      if (waiting.length < MOST_WAITING) waiting.push(toldOf(event));
      wait();
    },
    async close() {
      clearTimeout(timer);
      await post();
      clearTimeout(timer);
    },
  };
}
