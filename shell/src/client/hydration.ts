import { RouteErrorResponse } from '@wayfare/router';
import { isDeferred, reviveDeferred } from '@wayfare/remote-kit/host';
import type { Boot } from '../app/boot';
import { FRAME_END } from '../app/document';

const isErrorResponse = (
  value: unknown,
): value is { status: number; statusText: string; data: unknown } =>
  typeof value === 'object' && value !== null && 'status' in value && 'data' in value;

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

/** Calls back when the server's document may be hydrated: read to its end, or up to its first deferred part. */
export function whenRead({ loaderData }: Boot['hydration'], callback: () => void): void {
  const isToContinue = Object.values(loaderData).some((loaded) =>
    fieldsOf(loaded).some(([, value]) => isDeferred(value)),
  );
  if (document.readyState !== 'loading') callback();
  else if (isToContinue) whenThere(FRAME_END, callback);
  else document.addEventListener('DOMContentLoaded', callback, { once: true });
}

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
