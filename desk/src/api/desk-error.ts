import type { DeskProblemBody, DeskProblemCode } from '@wayfare/desk-contract';

/** Of the wire: no connection, no answer in time, an answer that nobody understands. */
export type WireProblem = 'NETWORK' | 'TIMEOUT' | 'UNREADABLE';

/** A call that failed: refused by the server, or without an answer. */
export class DeskError extends Error {
  constructor(
    readonly code: DeskProblemCode | WireProblem,
    readonly problem: DeskProblemBody | null = null,
  ) {
    super(code);
    this.name = 'DeskError';
  }

  /** without an answer nobody knows whether it was done */
  get isAnswered(): boolean {
    return this.problem !== null;
  }
}

export const isDeskError = (caught: unknown): caught is DeskError => caught instanceof DeskError;
