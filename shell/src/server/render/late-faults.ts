import { ofRelease, type TellEvent } from '../platform/site-events';
import { wordsOf } from '../platform/thrown';
import { placed, type FaultyPlace, type PageFault } from './page-faults';

/** Tells of what throws while a page is on its way, and marks what is the first of its release in it. */
export function lateFaults(tell: TellEvent, place: FaultyPlace) {
  const thrown = new Set<string | null>();
  return {
    /** These threw before, and the page says so itself. */
    know: (faults: readonly PageFault[]) => faults.forEach(({ release }) => thrown.add(release)),
    tell(fault: PageFault): void {
      const { release, where, error } = placed(fault, place);
      const first = thrown.has(release) ? {} : { isLate: true as const };
      thrown.add(release);
      const event = { event: 'part-failed', part: where, cause: wordsOf(error), error } as const;
      tell({ ...event, ...ofRelease(release), ...first });
    },
  };
}
