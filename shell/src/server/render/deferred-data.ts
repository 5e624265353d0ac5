import { isDeferred, type PageLoad } from '@wayfare/remote-kit/host';

const isPageLoad = (loaded: unknown): loaded is PageLoad =>
  typeof loaded === 'object' && loaded !== null && 'head' in loaded;

const fieldsOf = (loaded: unknown): Record<string, unknown> =>
  isPageLoad(loaded) && typeof loaded.data === 'object' && loaded.data !== null
    ? (loaded.data as Record<string, unknown>)
    : {};

const deferredOf = (loaderData: Record<string, unknown>) =>
  Object.values(loaderData).flatMap((loaded) => Object.values(fieldsOf(loaded)).filter(isDeferred));

/** Names the parts that follow by their places in the page, so that the same page comes out the same once more. */
export function numberDeferred(loaderData: Record<string, unknown>): void {
  for (const [index, part] of deferredOf(loaderData).entries())
    Object.assign(part, { deferred: `s${index}` });
}

/** Waits up to `patience` ms for deferred parts, since what comes in its place needs no script; true when all are there. */
export async function allSettled(
  loaderData: Record<string, unknown>,
  patience: number,
): Promise<boolean> {
  const parts = deferredOf(loaderData);
  if (parts.length === 0) return true;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>(
    (resolve) => (timer = setTimeout(() => resolve(false), patience)),
  );
  const there = Promise.all(parts.map(({ promise }) => promise)).then(
    () => true,
    () => false,
  );
  return Promise.race([there, late]).finally(() => clearTimeout(timer));
}

export function withoutPromises(loaderData: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(loaderData).map(([id, loaded]) => {
      if (!isPageLoad(loaded) || deferredOf({ [id]: loaded }).length === 0) return [id, loaded];
      const data = Object.fromEntries(
        Object.entries(fieldsOf(loaded)).map(([name, value]) => [
          name,
          isDeferred(value) ? { deferred: value.deferred } : value,
        ]),
      );
      return [id, { ...loaded, data }];
    }),
  );
}
