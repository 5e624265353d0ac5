import { momentOf, rounded, type Vital } from '@wayfare/analytics/measurements';
import type { Beacon } from './beacon';
import type { PageTraces } from './page-traces';

interface Parts {
  traces: Pick<PageTraces, 'pages'>;
  isAllowed: () => boolean;
  send: Beacon;
}

/** Pages as spans with their web vitals, each sent once, when the tab is hidden. */
export function createNavigations({ traces: { pages }, isAllowed, send }: Parts) {
  const vitals = new Map<string, Partial<Record<Vital['name'], number>>>();
  return {
    vital(vital: Vital): void {
      const moment = momentOf(vital);
      const span = pages.findLast(({ began }) => began <= moment)?.span;
      if (span !== undefined)
        vitals.set(span, { ...vitals.get(span), [vital.name]: rounded(vital) });
    },
    flush(now = performance.now()): void {
      const taken = pages.splice(0);
      if (taken.length === 0 || !isAllowed()) return;
      send({
        navigations: taken.map(({ page, began, shown, parent, ...ids }) => ({
          ...page,
          ...ids,
          ...(parent === undefined ? {} : { parent }),
          ago: Math.round(now - began),
          duration: Math.round(shown - began),
          vitals: vitals.get(ids.span) ?? {},
        })),
      });
      vitals.clear();
    },
  };
}
