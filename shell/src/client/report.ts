export interface Failure {
  vertical: string;
  where: string;
  error: unknown;
}

/** Messages from the outermost error to its first cause. */
function chainOf(error: unknown): string[] {
  return error instanceof Error ? [error.message, ...chainOf(error.cause)] : [];
}

/** Tells the server of a failure in a page: what failed and where, never what somebody typed. */
export function report({ vertical, where, error }: Failure): void {
  const name = error instanceof Error ? error.name : 'unknown';
  const message = chainOf(error).join(' < ').slice(0, 300);
  const { set } = window.__WAYFARE__;
  navigator.sendBeacon?.('/client-errors', JSON.stringify({ set, vertical, where, name, message, path: location.pathname }));
}
