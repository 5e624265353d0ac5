/** The APIs of the site. Plain data over shared memory: all threads of a process know which are left out. */
export interface ApiAddresses {
  readonly urls: readonly string[];
  readonly outUntil: Float64Array;
}

const REST_MS = 2_000;

export const apiAddresses = (urls: readonly string[]): ApiAddresses => ({
  urls,
  outUntil: new Float64Array(new SharedArrayBuffer(urls.length * Float64Array.BYTES_PER_ELEMENT)),
});

/** `until` in milliseconds since 1970: 0 takes the address back. */
export function leaveOut({ urls, outUntil }: ApiAddresses, url: string, until: number): void {
  const index = urls.indexOf(url);
  if (index >= 0) outUntil[index] = until;
}

export const restOf = (now: number) => now + REST_MS;

export type Turns = (except?: string) => string;

/**
 * Each in turn, of those that are not left out, without `except` where there is another. Where all are left out they
 * are asked all the same: nobody is refused because of a guess.
 */
export function inTurns({ urls, outUntil }: ApiAddresses, now: () => number = Date.now): Turns {
  let last = -1;
  return (except) => {
    const at = now();
    const others = urls.filter((url) => url !== except);
    const candidates = others.length > 0 ? others : urls;
    const ready = candidates.filter((url) => (outUntil[urls.indexOf(url)] ?? 0) <= at);
    const among = ready.length > 0 ? ready : candidates;
    // the next after the last one in the order of all, so that nobody gets two turns
    const next = urls
      .map((_url, step) => urls[(last + 1 + step) % urls.length] ?? '')
      .find((url) => among.includes(url));
    last = urls.indexOf(next ?? '');
    return next ?? urls[0] ?? '';
  };
}
