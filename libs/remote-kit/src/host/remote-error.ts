import { LateError } from './first-useful';

/** A vertical's code could not be had or would not run. The host shows a panel with Retry in its place. */
export class RemoteError extends Error {
  readonly vertical: string;
  /** it did not come in time, and may come still */
  readonly isLate: boolean;

  constructor(vertical: string, cause: unknown) {
    super(`the vertical ${vertical} could not be loaded`, { cause });
    this.name = 'RemoteError';
    this.vertical = vertical;
    this.isLate = cause instanceof LateError;
  }
}
