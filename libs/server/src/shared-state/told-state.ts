import { told } from '../telemetry/told';
import type { SharedState } from './shared-state';
import { throughEach } from './through-each';

export interface StateSeen {
  readonly isAway: boolean;
}

/** Whoever counts hears of every answer of a shared state, and of every one that did not come. */
export const stateSeen = told<StateSeen>('wayfare:shared-state-seen');

/** `shared`, which tells whether it answers. */
export const toldState = (shared: SharedState): SharedState => ({
  ...throughEach(async (call) => {
    try {
      const answer = await call(shared);
      stateSeen.tell({ isAway: false });
      return answer;
    } catch (error) {
      stateSeen.tell({ isAway: true });
      throw error;
    }
  }),
  close: () => shared.close(),
});
