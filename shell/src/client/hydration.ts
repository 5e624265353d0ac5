import { RouteErrorResponse } from '@wayfare/router';
import { isDeferred, reviveDeferred } from '@wayfare/remote-kit/host';
import type { Boot } from '../app/boot';

const isErrorResponse = (value: unknown): value is { status: number; statusText: string; data: unknown } =>
  typeof value === 'object' && value !== null && 'status' in value && 'data' in value;

/** Names of deferred fields become what the page's components wait for. */
function withDeferred(loaded: unknown): unknown {
  if (typeof loaded !== 'object' || loaded === null || !('data' in loaded) || typeof loaded.data !== 'object' || loaded.data === null) return loaded;
  const data = Object.entries(loaded.data).map(([name, value]) => [name, isDeferred(value) ? reviveDeferred(value.deferred) : (value as unknown)]);
  return Array.isArray(loaded.data) ? loaded : { ...loaded, data: Object.fromEntries(data) as unknown };
}

/** The server's loader results in the router's form; errors become route errors again. */
export function hydrationState({ loaderData: sent, errors }: Boot['hydration']) {
  const loaderData = Object.fromEntries(Object.entries(sent).map(([id, loaded]) => [id, withDeferred(loaded)]));
  if (errors === null) return { loaderData };
  const revived = Object.entries(errors).map(([id, error]) => [
    id,
    isErrorResponse(error) ? new RouteErrorResponse(error.status, error.statusText, error.data) : new Error('server error'),
  ]);
  return { loaderData, errors: Object.fromEntries(revived) as Record<string, unknown> };
}
