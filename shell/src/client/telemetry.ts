import {
  createFailures,
  createTimeline,
  type Failures,
  type PageTag,
  type ToldError,
} from '@wayfare/analytics/shell';
import type { createBrowserRouter } from '@wayfare/router';
import type { createStore } from 'jotai';
import type { Boot } from '../app/boot';
import { createBeacon } from './beacon';
import { followConsent } from './follow-consent';
import { createPageTags } from './page-tags';
import type { PageTraces } from './page-traces';
import { followPaymentPages } from './payment-pages';
import { whenIdle } from './when-idle';

interface Parts {
  boot: Pick<Boot, 'set' | 'build' | 'verticals' | 'tagManager' | 'arms'>;
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;
  store: ReturnType<typeof createStore>;
  traces: PageTraces | null;
}

export interface Telemetry extends Pick<Failures, 'report'> {
  owner: () => string;
}

const loadStatistics = () => import(/* webpackChunkName: "vitals" */ './statistics');

/** Everything that this document tells our own API: failures always, measurements with consent. */
/** Begins a span with each navigation and ends it with the page that it led to. */
function followNavigations(
  traces: PageTraces,
  router: Parts['router'],
  tagOf: (state: Parts['router']['state']) => PageTag,
): void {
  const addressIn = ({ location: { pathname, search } }: typeof router.state) => pathname + search;
  let shown = addressIn(router.state);
  let coming = router.state.location;
  traces.show(tagOf(router.state), performance.now());
  router.subscribe((state) => {
    const { navigation } = state;
    if (navigation.location !== undefined && navigation.location !== coming) {
      coming = navigation.location;
      traces.begin(performance.now());
    }
    if (navigation.state !== 'idle' || addressIn(state) === shown) return;
    shown = addressIn(state);
    traces.show(tagOf(state), performance.now());
  });
}

export function startTelemetry({ boot, router, store, traces }: Parts): Telemetry {
  const { tagOf, versionOf } = createPageTags(boot);
  const send = createBeacon(boot.set);
  const timeline = createTimeline(tagOf(router.state));
  let onErrors: (errors: readonly ToldError[]) => void = () => undefined;
  const { report, watch } = createFailures({
    page: timeline.current,
    versionOf,
    send(errors) {
      send({ errors });
      onErrors(errors);
    },
  });
  watch(window);
  followConsent(store, () => {
    const from = timeline.pages.length - 1;
    traces?.pages.splice(0, traces.pages.length - 1);
    const early: ToldError[] = [];
    onErrors = (errors) => void early.push(...errors);
    const hearErrors = (listen: typeof onErrors) => {
      listen(early);
      onErrors = listen;
    };
    const parts = {
      store,
      timeline,
      from,
      send,
      traces,
      tagManager: boot.tagManager,
      reload: () => location.reload(),
      arms: boot.arms,
      hearErrors,
    };
    // Measuring must not change what it measures. Without the chunk this document is not measured, and nobody misses anything.
    whenIdle(
      () =>
        void loadStatistics().then(
          ({ startStatistics }) => startStatistics(parts),
          () => undefined,
        ),
    );
  });
  if (traces !== null) followNavigations(traces, router, tagOf);
  let shown = router.state.location.pathname;
  followPaymentPages(router.state);
  router.subscribe((state) => {
    followPaymentPages(state);
    if (state.location.pathname === shown) return;
    shown = state.location.pathname;
    timeline.enter(tagOf(state), performance.now());
  });
  return { report, owner: () => tagOf(router.state).vertical };
}
