import { siteEvents } from '../platform/site-events';
import type { LiveSet, LiveSite } from '../releases/live-set';
import type { PageJob } from '../render/page-renderer';
import type { RenderedPage } from '../render/render-page';
import type { ArmCounts } from './arm-counts';

type Site = Pick<LiveSite, 'arms'>;

export interface RenderCounts {
  /** What a page that is going to be made says of its arms. */
  armsFor(site: Site): Pick<PageJob, 'arms'>;
  /** A page was made: a render for each arm that is in it, and a failure at most for each. */
  made(site: Site, page: Pick<RenderedPage, 'parts' | 'failed'>): void;
  close(): void;
}

const NOBODY: RenderCounts = {
  armsFor: () => ({}),
  made: () => undefined,
  close: () => undefined,
};

/** Counts by the release that a visitor was to have, also where another stood in for it. */
export function countRenders(
  counts: ArmCounts | null,
  live: Pick<LiveSet, 'rollouts'>,
): RenderCounts {
  if (counts === null) return NOBODY;
  const end = siteEvents.hear(({ event, vertical, version, isLate }) => {
    if (event !== 'worker-ended' && isLate !== true) return;
    if (vertical === null || version === null) return;
    if (live.rollouts().get(vertical)?.includes(version) === true)
      counts.add({ vertical, version, counted: 'serverFailures' });
  });
  return {
    armsFor: ({ arms }) => (Object.keys(arms).length > 0 ? { arms } : {}),
    made({ arms }, { parts = [], failed = [] }) {
      for (const [vertical, version] of Object.entries(arms)) {
        if (parts.includes(vertical)) counts.add({ vertical, version, counted: 'renders' });
        if (failed.includes(`${vertical}@${version}`))
          counts.add({ vertical, version, counted: 'serverFailures' });
      }
    },
    close: end,
  };
}
