import type { ReleaseCount } from '@wayfare/rollout/counted';
import type { Arms } from '@wayfare/rollout/evidence';
import type { RolloutRecord } from './record';
import type { Totals } from './totals';

export interface Saved {
  readonly record: RolloutRecord;
  /** grows by one with each save */
  readonly number: number;
}

/** Rollouts and what is counted for them; rejects with UNREACHABLE where they can't be had. What can't be read is reported and left out. */
export interface RolloutStore {
  /** Those that have something to do yet, oldest first. */
  open(): Promise<Saved[]>;
  /** All that are kept, oldest first. */
  list(): Promise<Saved[]>;
  /** Rejects for one that is there and can't be read. */
  find(vertical: string, version: string): Promise<Saved | null>;
  /** Compare-and-swap: false, and nothing is saved, unless `number` is the saved one's, 0 for none. */
  save(record: RolloutRecord, number: number): Promise<boolean>;
  /** Adds to totals, however many do at the same time. */
  add(counts: readonly ReleaseCount[], at: number): Promise<void>;
  /** Totals of two releases. */
  totals(vertical: string, arms: Arms<string>): Promise<Arms<Totals>>;
  /** `vertical@version` of what is gone: counts of no open rollout and rollouts that are over, both unchanged since. Aborted ones stay. */
  forget(before: number, isDry?: boolean): Promise<string[]>;
  close(): Promise<void>;
}
