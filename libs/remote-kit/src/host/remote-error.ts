import { LateError } from './first-useful';

/** A vertical's code failed to load or run; the host shows a panel with Retry. */
export class RemoteError extends Error {
  readonly vertical: string;
  readonly isLate: boolean;

  constructor(vertical: string, cause: unknown) {
    super(`the vertical ${vertical} could not be loaded`, { cause });
    this.name = 'RemoteError';
    this.vertical = vertical;
    this.isLate = cause instanceof LateError;
  }
}
