import { createFailures, createTimeline, type Failures } from '@wayfare/analytics/shell';
import type { createBrowserRouter } from '@wayfare/router';
import type { createStore } from 'jotai';
import type { Boot } from '../app/boot';
import { createBeacon } from './beacon';
import { followConsent } from './follow-consent';
import { createPageTags } from './page-tags';
import { followPaymentPages } from './payment-pages';
import { whenIdle } from './when-idle';

interface Parts {
  boot: Pick<Boot, 'set' | 'build' | 'verticals' | 'tagManager'>;
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;
  store: ReturnType<typeof createStore>;
}

export interface Telemetry extends Pick<Failures, 'report'> {
  owner: () => string;
}

const loadStatistics = () => import(/* webpackChunkName: "vitals" */ './statistics');

/** Everything that this document tells our own API: failures always, measurements with consent. */
export function startTelemetry({ boot, router, store }: Parts): Telemetry {
  const { tagOf, versionOf } = createPageTags(boot);
  const send = createBeacon(boot.set);
  const timeline = createTimeline(tagOf(router.state));
  const { report, watch } = createFailures({
    page: timeline.current,
    versionOf,
    send: (errors) => send({ errors }),
  });
  watch(window);
  followConsent(store, () => {
    const from = timeline.pages.length - 1;
    const parts = {
      store,
      timeline,
      from,
      send,
      tagManager: boot.tagManager,
      reload: () => location.reload(),
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
