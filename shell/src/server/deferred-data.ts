import { isDeferred, type PageLoad } from '@wayfare/remote-kit/host';

const isPageLoad = (loaded: unknown): loaded is PageLoad => typeof loaded === 'object' && loaded !== null && 'head' in loaded;

const fieldsOf = (loaded: unknown): Record<string, unknown> =>
  isPageLoad(loaded) && typeof loaded.data === 'object' && loaded.data !== null ? (loaded.data as Record<string, unknown>) : {};

/** Does some page of this request send a part later? */
export function hasDeferred(loaderData: Record<string, unknown>): boolean {
  return Object.values(loaderData).some((loaded) => Object.values(fieldsOf(loaded)).some(isDeferred));
}

/** Loader results as the page carries them: a deferred field is named, its value follows in the stream. */
export function withoutPromises(loaderData: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(loaderData).map(([id, loaded]) => {
      if (!isPageLoad(loaded) || !hasDeferred({ [id]: loaded })) return [id, loaded];
      const data = Object.fromEntries(Object.entries(fieldsOf(loaded)).map(([name, value]) => [name, isDeferred(value) ? { deferred: value.deferred } : value]));
      return [id, { ...loaded, data }];
    }),
  );
}
