/* What a page tells of the releases of a rollout: to the shell itself, which knows which are in one. */

export const ARMS_PATH = '/arms';

/** Of one release in one beacon. */
export const MOST_OF = { views: 10, errors: 1, fallbacks: 1, finished: 1, lcp: 1, inp: 1 } as const;

export const ARMS_AT_ONCE = 20;

export interface ArmEvent {
  vertical: string;
  version: string;
  counted: keyof typeof MOST_OF;
  /** of a time */
  bucket?: number;
}
