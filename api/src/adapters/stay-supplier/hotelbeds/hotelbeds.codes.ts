import { Problem } from '../../../platform/http/problem';

interface Codes {
  readonly byId: ReadonlyMap<string, number>;
  readonly byCode: ReadonlyMap<number, string>;
}

export type HotelCodes = () => Promise<Codes>;

const KEPT_MS = 24 * 3_600_000;
const LINE = /^(\S+)\t(\d{1,9})$/;

function parsed(table: string): Codes {
  const pairs = table.split('\n').flatMap((line): [string, number][] => {
    const [, id, code] = LINE.exec(line) ?? [];
    return id === undefined || code === undefined ? [] : [[id, Number(code)]];
  });
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

/** Table of `id<TAB>code` lines, loaded lazily and daily. */
export function hotelCodes(url: string, timeout: number): HotelCodes {
  let kept: { readonly codes: Promise<Codes>; readonly until: number } | null = null;
  return () => {
    if (kept !== null && kept.until > Date.now()) return kept.codes;
    const codes = fetched(url, timeout);
    const reading = { codes, until: Date.now() + KEPT_MS };
    kept = reading;
    codes.catch(() => {
      if (kept === reading) kept = null;
    });
    return codes;
  };
}
