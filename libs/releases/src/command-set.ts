import { promote, publish, type PublishOptions, type Shelf } from './commands';
import { listingOf } from './listing';
import type { Listing } from './listing-schema';
import { pause, resume } from './pauses';
import type { MadeRelease } from './read-build';
import type { Revision } from './registry';
import { ReleaseError } from './release-error';
import type { RolloutView } from './rollout-view';
import { revoke, rollback, withdraw } from './take-back';

export interface PublishWish extends PublishOptions {
  /** hundredths of a percent of visitors */
  readonly weight?: number | undefined;
  /** climbs from the first step of its ladder by itself; not together with a weight */
  readonly rollout?: boolean | undefined;
}

/** What somebody can do with releases, over the stores themselves or by the registry's service. */
export interface Commands {
  publish(made: MadeRelease, wish?: PublishWish): Promise<Revision>;
  promote(vertical: string, version: string, weight: number): Promise<Revision>;
  rollback(vertical: string): Promise<Revision>;
  withdraw(vertical: string): Promise<Revision>;
  pause(vertical: string): Promise<Revision>;
  resume(vertical: string): Promise<Revision>;
  revoke(vertical: string, version: string): Promise<Revision>;
  /** Ends the rollout that runs. */
  abort(vertical: string): Promise<Revision>;
  list(): Promise<Listing>;
  rollouts(): Promise<RolloutView[]>;
}

/** Rejects with ROLLOUT: over the stores alone nobody would move it. */
export const nobodyClimbs = (): Promise<never> =>
  Promise.reject(
    new ReleaseError(
      'ROLLOUT',
      'rollouts are moved by the registry’s service: name it in WAYFARE_REGISTRY_URL, or publish with --weight and promote',
    ),
  );

/** The commands over stores; each rejects as its function does. */
export const commandsOver = (shelf: Shelf): Commands => ({
  publish: (made, { weight, rollout = false, ...options } = {}) =>
    rollout ? nobodyClimbs() : publish(shelf, made, weight, options),
  promote: (vertical, version, weight) => promote(shelf, vertical, version, weight),
  rollback: (vertical) => rollback(shelf, vertical),
  withdraw: (vertical) => withdraw(shelf, vertical),
  pause: (vertical) => pause(shelf, vertical),
  resume: (vertical) => resume(shelf, vertical),
  revoke: (vertical, version) => revoke(shelf, vertical, version),
  abort: nobodyClimbs,
  list: () => listingOf(shelf),
  rollouts: () => Promise.resolve([]),
});
