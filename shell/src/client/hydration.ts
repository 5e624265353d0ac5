import { RouteErrorResponse } from '@wayfare/router';
import { isDeferred, reviveDeferred } from '@wayfare/remote-kit/host';
import type { Boot } from '../app/boot';
import { FRAME_END } from '../app/document';

const isErrorResponse = (
  value: unknown,
): value is { status: number; statusText: string; data: unknown } =>
  typeof value === 'object' && value !== null && 'status' in value && 'data' in value;

/** The fields of a page's own data; none when it is something else. */
function fieldsOf(loaded: unknown): [string, unknown][] {
  if (
    typeof loaded !== 'object' ||
    loaded === null ||
    !('data' in loaded) ||
    typeof loaded.data !== 'object' ||
    loaded.data === null ||
    Array.isArray(loaded.data)
  )
    return [];
  return Object.entries(loaded.data);
}

/** Calls back when the browser has read the page up to an element. */
function whenThere(id: string, callback: () => void): void {
  const check = () => {
    if (document.getElementById(id) === null && document.readyState === 'loading') return;
    observer.disconnect();
    document.removeEventListener('readystatechange', check);
    callback();
  };
  const observer = new MutationObserver(check);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('readystatechange', check);
  check();
}

/**
 * Calls back when the server's document may be taken over: one that was sent as a whole, when it is read to its end, or
 * React would miss what is still to come and draw everything anew. One with a part that follows later can't wait for it,
 * but for all that goes before it.
 */
export function whenRead({ loaderData }: Boot['hydration'], callback: () => void): void {
  const isToContinue = Object.values(loaderData).some((loaded) =>
    fieldsOf(loaded).some(([, value]) => isDeferred(value)),
  );
  if (document.readyState !== 'loading') callback();
  else if (isToContinue) whenThere(FRAME_END, callback);
  else document.addEventListener('DOMContentLoaded', callback, { once: true });
}

/** Names of deferred fields become what the page's components wait for. */
function withDeferred(loaded: unknown): unknown {
  const fields = fieldsOf(loaded);
  if (fields.length === 0 || typeof loaded !== 'object' || loaded === null) return loaded;
  return {
    ...loaded,
    data: Object.fromEntries(
      fields.map(([name, value]) => [
        name,
        isDeferred(value) ? reviveDeferred(value.deferred) : value,
      ]),
    ),
  };
}

/** The server's loader results in the router's form; errors become route errors again. Routes that load in the browser alone are `ready`. */
export function hydrationState(
  { loaderData: sent, errors }: Boot['hydration'],
  ready: readonly string[] = [],
) {
  const loaderData = Object.fromEntries([
    ...ready.map((id) => [id, null]),
    ...Object.entries(sent).map(([id, loaded]) => [id, withDeferred(loaded)]),
  ]) as Record<string, unknown>;
  if (errors === null) return { loaderData };
  const revived = Object.entries(errors).map(([id, error]) => [
    id,
    isErrorResponse(error)
      ? new RouteErrorResponse(error.status, error.statusText, error.data)
      : new Error('server error'),
  ]);
  return { loaderData, errors: Object.fromEntries(revived) as Record<string, unknown> };
}
