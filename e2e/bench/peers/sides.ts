/** What is compared: ours made anew and ours asked for again, the peers, and the limit. */
export const SIDES = ['wayfare', 'cached', 'react-router', 'next', 'bare'] as const;
export type Side = (typeof SIDES)[number];
export type OtherSide = Exclude<Side, 'wayfare' | 'cached'>;
/** Those with a page that a browser can be sent to. */
export const SITES = ['wayfare', 'react-router', 'next'] as const;
export type SiteSide = (typeof SITES)[number];

export interface Server {
  origin: string;
  /** its processes by name */
  pids: Readonly<Record<string, number>>;
}

/** How far from ours the number of elements may be. */
const SAME = 0.01;

/** Throws where a side does not show what ours does: times of different pages say nothing. */
export function checkSameElements(counts: Readonly<Record<Side, number>>): void {
  const others = SIDES.filter(
    // a count that could not be taken is unlike ours too
    (side) => !(Math.abs(counts[side] - counts.wayfare) <= counts.wayfare * SAME),
  );
  if (!(counts.wayfare > 0) || others.length > 0)
    throw new Error(
      `The pages are not the same, so nothing is compared: ${SIDES.map((side) => `${side} ${counts[side]}`).join(', ')} elements.`,
    );
}
