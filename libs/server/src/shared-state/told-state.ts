import { told } from '../telemetry/told';
import type { SharedState } from './shared-state';

export interface StateSeen {
  readonly isAway: boolean;
}

/** Whoever counts hears of every answer of a shared state, and of every one that did not come. */
export const stateSeen = told<StateSeen>('wayfare:shared-state-seen');

/** `shared`, which tells whether it answers. */
export const toldState = (shared: SharedState): SharedState => ({
  async count(key, windowMs) {
    try {
      const count = await shared.count(key, windowMs);
      stateSeen.tell({ isAway: false });
      return count;
    } catch (error) {
      stateSeen.tell({ isAway: true });
      throw error;
    }
  },
  close: () => shared.close(),
});
