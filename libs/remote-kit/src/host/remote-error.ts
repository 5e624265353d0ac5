/** A vertical's code could not be had or would not run. The host shows a panel with Retry in its place. */
export class RemoteError extends Error {
  readonly vertical: string;

  constructor(vertical: string, cause: unknown) {
    super(`the vertical ${vertical} could not be loaded`, { cause });
    this.name = 'RemoteError';
    this.vertical = vertical;
  }
}
