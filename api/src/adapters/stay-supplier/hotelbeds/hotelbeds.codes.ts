import type { Clock } from '@wayfare/domain';
import type { FastifyBaseLogger } from 'fastify';
import { Problem } from '../../../platform/http/problem';
import { StaleCache } from '../../stale-cache';

interface Codes {
  readonly byId: ReadonlyMap<string, number>;
  readonly byCode: ReadonlyMap<number, string>;
}

export type HotelCodes = () => Promise<Codes>;

const KEPT_MS = 24 * 3_600_000;
/** Until the next try after a failure. */
const REST_MS = 5 * 60_000;
const LINE = /^(\S+)\t(\d{1,9})$/;

function parsed(table: string): Codes {
  const pairs = table.split('\n').flatMap((line): [string, number][] => {
    const [, id, code] = LINE.exec(line) ?? [];
    return id === undefined || code === undefined ? [] : [[id, Number(code)]];
  });
  if (pairs.length === 0) throw new Error('the table of hotel codes has no line');
  return { byId: new Map(pairs), byCode: new Map(pairs.map(([id, code]) => [code, id])) };
}

async function fetched(url: string, timeout: number): Promise<Codes> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok)
    throw new Problem('SUPPLIER_FAILED', {
      cause: new Error(`the table of hotel codes answered ${response.status}`),
    });
  return parsed(await response.text());
}

/** Table of `id<TAB>code` lines, loaded lazily; each day it is read again, and kept where that fails. */
export function hotelCodes(
  url: string,
  timeout: number,
  { log, clock }: { readonly log: Pick<FastifyBaseLogger, 'warn'>; readonly clock: Clock },
): HotelCodes {
  const cache = new StaleCache<Codes>(clock, { fresh: KEPT_MS, rest: REST_MS });
  const read = () =>
    fetched(url, timeout).catch((err: unknown) => {
      log.warn({ err }, 'the table of hotel codes could not be read');
      throw err;
    });
  return () => cache.get(url, read);
}
