import { createApiClient } from '@wayfare/api-client';
import { anonymousLogin, searchAround } from '@wayfare/api-contract';
import { searchRequest } from './load';
import { newAddress } from './traveller';

/** Turns that the load comes to last; by then these answers have had their time. */
const FIRST = 1_200;
const MOST = 800;
const STEP = 40;
const AT_ONCE = 2;

/** An API with the port of its metrics and who may read them. */
export interface Filled {
  readonly url: string;
  readonly metrics: number;
  readonly token: string;
}

/** Bytes of all kept answers of suppliers, as an API says at its metrics. */
export async function keptAt({ metrics, token }: Omit<Filled, 'url'>): Promise<number> {
  const authorization = `Basic ${Buffer.from(`soak:${token}`).toString('base64')}`;
  const response = await fetch(`http://127.0.0.1:${metrics}/metrics`, {
    headers: { authorization },
  });
  if (!response.ok) throw new Error(`metrics answered ${response.status}`);
  const samples = [...(await response.text()).matchAll(/^wayfare_cache_bytes\{.*\} (\S+)$/gm)];
  return samples.reduce((sum, [, bytes]) => sum + Number(bytes), 0);
}

/** Asks one API itself for searches of days of their own until it keeps no more than before. */
async function fill(api: Filled): Promise<number> {
  const client = createApiClient({
    baseUrl: api.url,
    token: () => '',
    fetch: (to, init) =>
      fetch(to, { ...init, headers: { ...init.headers, 'x-forwarded-for': newAddress() } }),
  });
  const { token } = await client.call(anonymousLogin, {});
  let turn = FIRST;
  async function visitor(until: number): Promise<void> {
    while (turn < until) {
      turn += 1;
      await client.call(searchAround, searchRequest(turn), { token, language: 'en' });
    }
  }
  for (let before = -1; turn < FIRST + MOST;) {
    const kept = await keptAt(api);
    // at its bound a cache lets go of as much as it takes in, to within an answer
    if (kept < before * 1.01) return turn - FIRST;
    before = kept;
    const until = turn + STEP;
    await Promise.all(Array.from({ length: AT_ONCE }, () => visitor(until)));
  }
  throw new Error(`${api.url} keeps more and more answers of suppliers`);
}

/**
 * Fills the largest cache of answers of each API to its bound at once, for which visitors need ten minutes; how many searches
 * that took. What is kept by then is no growth, and hides none: nothing is asked for here that is not asked for later, so
 * whatever else a search leaves behind goes on growing under the load.
 */
export const fillCaches = (apis: readonly Filled[]): Promise<number[]> =>
  Promise.all(apis.map(fill));
