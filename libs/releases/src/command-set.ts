import { promote, publish, type PublishOptions, type Shelf } from './commands';
import { listingOf } from './listing';
import type { Listing } from './listing-schema';
import { pause, resume } from './pauses';
import type { MadeRelease } from './read-build';
import type { Revision } from './registry';
import { revoke, rollback, withdraw } from './take-back';

export interface PublishWish extends PublishOptions {
  /** hundredths of a percent of visitors */
  readonly weight?: number | undefined;
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
  list(): Promise<Listing>;
}

/** The commands over stores; each rejects as its function does. */
export const commandsOver = (shelf: Shelf): Commands => ({
  publish: (made, { weight, ...options } = {}) => publish(shelf, made, weight, options),
  promote: (vertical, version, weight) => promote(shelf, vertical, version, weight),
  rollback: (vertical) => rollback(shelf, vertical),
  withdraw: (vertical) => withdraw(shelf, vertical),
  pause: (vertical) => pause(shelf, vertical),
  resume: (vertical) => resume(shelf, vertical),
  revoke: (vertical, version) => revoke(shelf, vertical, version),
  list: () => listingOf(shelf),
});
