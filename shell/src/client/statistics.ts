/* With what it uses a chunk of its own: who does not agree to statistics never fetches it. */
import { createMeasurements, type Vital } from '@wayfare/analytics/measurements';
import { consentIn, type PageTimeline, type ToldError } from '@wayfare/analytics/shell';
import type { createStore } from 'jotai';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Boot } from '../app/boot';
import { consentAtom } from '../app/consent-state';
import type { ArmCounts } from './arms';
import type { Beacon } from './beacon';
import { hasTagManager } from './foreign-scripts';
import type { PageTraces } from './page-traces';
import { createNavigations } from './sent-navigations';
import { loadTagManager } from './tag-manager';

export type WatchVitals = (tell: (vital: Vital) => void) => void;

const watchAll: WatchVitals = (tell) => {
  for (const watch of [onTTFB, onFCP, onLCP, onCLS, onINP]) watch(tell);
};

export interface StatisticsParts {
  store: ReturnType<typeof createStore>;
  timeline: PageTimeline;
  from: number;
  send: Beacon;
  traces: Pick<PageTraces, 'pages'> | null;
  tagManager: string | null;
  reload: () => void;
  arms: Boot['arms'];
  /** also of those since consent was given */
  hearErrors: (listen: (errors: readonly ToldError[]) => void) => void;
}

/** Counts of the rollouts that this document is in; nothing is fetched without one. */
function countedArms(
  { arms, timeline, from, hearErrors }: StatisticsParts,
  isAllowed: () => boolean,
): (use: (counts: ArmCounts) => void) => void {
  if (arms === undefined) return () => undefined;
  const layer = (window.dataLayer ??= []);
  const counting = import(/* webpackChunkName: "arms" */ './arms').then(
    ({ countArms, createSteps }) => {
      const vertical = timeline.pages[from]?.page.vertical ?? '';
      const stepsFinished = createSteps({ layer, vertical, fromLastPage: from > 0 });
      return countArms({ arms, isAllowed, stepsFinished });
    },
  );
  const use = (counts: (arms: ArmCounts) => void) => void counting.then(counts, () => undefined);
  hearErrors((errors) => use((counts) => counts.failed(errors)));
  return use;
}

/** Measures pages for as long as the visitor agrees (OQ-21). */
export function startStatistics(parts: StatisticsParts, watchVitals = watchAll): void {
  const { store, timeline, from, send, traces, tagManager, reload } = parts;
  const isAllowed = () => consentIn(document.cookie) === 'statistics';
  const counted = countedArms(parts, isAllowed);
  const { view, vital, flush, clear } = createMeasurements({
    timeline,
    isAllowed,
    send(measurements) {
      send({ measurements });
      counted((arms) => arms.measured(measurements));
    },
  });

  const navigations = traces === null ? null : createNavigations({ traces, isAllowed, send });
  const flushAll = () => {
    flush();
    navigations?.flush();
    counted((arms) => arms.flush());
  };

  const apply = (since: number) => {
    if (store.get(consentAtom) === 'statistics') {
      view(since);
      if (tagManager !== null) loadTagManager(tagManager);
      return;
    }
    clear();
    counted((arms) => arms.clear());
    if (hasTagManager()) reload();
  };

  store.sub(consentAtom, () => apply(timeline.pages.length - 1));
  apply(from);
  timeline.subscribe(() => {
    view();
    if (tagManager !== null && isAllowed()) loadTagManager(tagManager);
  });
  watchVitals((measured) => {
    vital(measured);
    navigations?.vital(measured);
  });
  // Added after the listeners of what measures, so that their last values are sent too.
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'hidden' && flushAll(),
  );
  addEventListener('pagehide', flushAll);
}
