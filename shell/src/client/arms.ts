/* Both releases of a rollout, counted alike. A chunk of its own: only pages of a rollout fetch it, of visitors who agreed. */
import type { ToldError } from '@wayfare/analytics/shell';
import type { PageMeasurement } from '@wayfare/analytics/measurements';
import { timeBucket } from '@wayfare/rollout/timings';
import type { KeptKey } from '@wayfare/session';
import { ARMS_AT_ONCE, ARMS_PATH, MOST_OF, type ArmEvent } from '../app/arm-beacon';
import type { Arms } from '../app/boot';
import type { createSteps } from './finished-steps';

export { createSteps } from './finished-steps';

const KEY = 'releaseEvents' satisfies KeptKey;

interface Parts {
  arms: Arms;
  isAllowed: () => boolean;
  /** verticals in whose pages a step was finished since it was last asked */
  stepsFinished: ReturnType<typeof createSteps>;
}

export interface ArmCounts {
  measured(measurements: readonly PageMeasurement[]): void;
  failed(errors: readonly ToldError[]): void;
  flush(): void;
  clear(): void;
}

const METRICS: Partial<Record<PageMeasurement['metric'], ArmEvent['counted']>> = {
  view: 'views',
  LCP: 'lcp',
  INP: 'inp',
};
/** What is told of a part that did not load, or whose last good release took its place. */
const FALLBACKS = ['RemoteError', 'StandInUsed'];

/** True once in a tab. One that can't remember could say it for ever, and says nothing. */
function isFirst(name: string): boolean {
  try {
    const told = (sessionStorage.getItem(KEY) ?? '').split(' ');
    if (told.includes(name)) return false;
    sessionStorage.setItem(KEY, [...told, name].join(' ').trim());
    return true;
  } catch {
    return false;
  }
}

/** By the release that the visitor was to have, also where another one stands in for it. */
export function countArms({ arms, isAllowed, stepsFinished }: Parts): ArmCounts {
  const waiting: ArmEvent[] = [];

  function add(vertical: string, counted: ArmEvent['counted'], bucket?: number): void {
    const version = arms[vertical];
    if (version === undefined || !isAllowed()) return;
    const same = waiting.filter(
      (event) => event.vertical === vertical && event.counted === counted,
    );
    if (same.length >= MOST_OF[counted] || waiting.length >= ARMS_AT_ONCE) return;
    waiting.push({ vertical, version, counted, ...(bucket === undefined ? {} : { bucket }) });
  }

  function addOnce(vertical: string, counted: ArmEvent['counted']): void {
    const version = arms[vertical];
    if (version === undefined || !isAllowed()) return;
    if (isFirst(`${vertical}@${version}/${counted}`)) add(vertical, counted);
  }

  function send(): void {
    const taken = waiting.splice(0);
    if (taken.length > 0 && isAllowed())
      navigator.sendBeacon?.(ARMS_PATH, JSON.stringify({ arms: taken }));
  }

  return {
    measured(measurements) {
      for (const { vertical, metric, value } of measurements) {
        const counted = METRICS[metric];
        if (counted !== undefined)
          add(vertical, counted, counted === 'views' ? undefined : timeBucket(value));
      }
    },
    failed(errors) {
      for (const { vertical, name, route } of errors)
        if (FALLBACKS.includes(name)) addOnce(vertical, 'fallbacks');
        else if (route.startsWith(`${vertical}.`)) addOnce(vertical, 'errors');
      send();
    },
    flush() {
      for (const vertical of stepsFinished()) addOnce(vertical, 'finished');
      send();
    },
    clear() {
      waiting.length = 0;
      stepsFinished();
      try {
        sessionStorage.removeItem(KEY);
      } catch {
        // blocked storage holds nothing
      }
    },
  };
}
