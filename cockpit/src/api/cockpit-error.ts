import type { Failure } from '@wayfare/releases/service/calls';

/** Of the wire: no connection, no answer in time, an answer that nobody understands. */
type WireProblem = 'NETWORK' | 'TIMEOUT' | 'UNREADABLE';

const AWAY: readonly string[] = ['NETWORK', 'TIMEOUT', 'UNREADABLE', 'UNREACHABLE', 'FAILED'];

/** A call that failed: refused by the service, or without an answer that says what was done. */
export class CockpitError extends Error {
  constructor(
    readonly code: Failure['code'] | WireProblem,
    /** of the service, in English */
    readonly words: string | null = null,
  ) {
    super(words ?? code);
    this.name = 'CockpitError';
  }

  /** the service or its stores do not answer: nobody knows whether something was done */
  get isAway(): boolean {
    return AWAY.includes(this.code);
  }
}

export const isCockpitError = (caught: unknown): caught is CockpitError =>
  caught instanceof CockpitError;
